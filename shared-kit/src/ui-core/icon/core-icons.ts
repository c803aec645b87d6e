import {
  BulbOutlined,
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  EyeOutlined,
  GlobalOutlined,
  InfoCircleFilled,
  LoginOutlined,
  LogoutOutlined,
  MenuOutlined,
  ReloadOutlined,
} from '@ant-design/icons-svg';

/** The icons of the login screen; all others are `icons` of ui-overlay. */
export const coreIcons = {
  close: CloseOutlined,
  error: CloseCircleFilled,
  hide: EyeInvisibleOutlined,
  info: InfoCircleFilled,
  language: GlobalOutlined,
  logIn: LoginOutlined,
  logOut: LogoutOutlined,
  menu: MenuOutlined,
  retry: ReloadOutlined,
  show: EyeOutlined,
  success: CheckCircleFilled,
  theme: BulbOutlined,
  warning: ExclamationCircleFilled,
} as const;
