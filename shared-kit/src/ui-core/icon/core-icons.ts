import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
  ReloadOutlined,
} from '@ant-design/icons-svg';

/** The few drawings the login screen may need; all others are `icons` of ui-frame. */
export const coreIcons = {
  close: CloseOutlined,
  error: CloseCircleFilled,
  hide: EyeInvisibleOutlined,
  info: InfoCircleFilled,
  retry: ReloadOutlined,
  show: EyeOutlined,
  success: CheckCircleFilled,
  warning: ExclamationCircleFilled,
} as const;
