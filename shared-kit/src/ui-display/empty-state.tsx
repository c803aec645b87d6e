import { Empty } from 'antd';
import type { ReactNode } from 'react';
import type { IconDefinition } from '../ui-core';
import { AntdTheme } from '../ui-antd/antd-theme';
import { icons } from '../ui-frame/display/icons';
import { DisplayIcon } from './display-icon';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  icon?: IconDefinition;
}

/** Replaces something that does not exist: what would be here, and what to do next. Tables use `LeanEmptyState`. */
export function EmptyState({ title, children, action, icon = icons.empty }: EmptyStateProps) {
  return (
    <AntdTheme>
      <Empty
        className="ic-state ic-empty"
        image={<DisplayIcon of={icon} className="ic-state-icon" />}
        description={
          <>
            <p className="ic-state-title">{title}</p>
            {children && <div className="ic-state-text">{children}</div>}
          </>
        }
      >
        {action}
      </Empty>
    </AntdTheme>
  );
}
