import {
  DownloadOutlined,
  ExpandOutlined,
  LeftOutlined,
  PictureOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons-svg';

/** Icons that only the viewer needs; they load with it. */
export const viewerIcons = {
  download: DownloadOutlined,
  next: RightOutlined,
  picture: PictureOutlined,
  previous: LeftOutlined,
  reset: ExpandOutlined,
  rotateLeft: RotateLeftOutlined,
  rotateRight: RotateRightOutlined,
  zoomIn: ZoomInOutlined,
  zoomOut: ZoomOutOutlined,
} as const;
