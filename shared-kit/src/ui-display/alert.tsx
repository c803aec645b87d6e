import { Alert as AntdAlert } from 'antd';
import { coreIcons } from '../ui-core';
import type { AlertProps } from '../ui-core/feedback/lean-alert';
import { AntdTheme } from '../ui-antd/antd-theme';
import { DisplayIcon } from './display-icon';

/** A permanent message. Errors and warnings interrupt a screen reader (`role=alert`), the others do not. */
export function Alert({ severity = 'error', title, children, action }: AlertProps) {
  return (
    <AntdTheme>
      <AntdAlert
        type={severity}
        role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
        className="ic-message"
        showIcon
        icon={<DisplayIcon of={coreIcons[severity]} />}
        title={title ?? children}
        description={title === undefined ? undefined : children}
        action={action}
      />
    </AntdTheme>
  );
}
