import type { ReactNode } from 'react';
import { AntdStyles } from '../ui-antd/antd-theme';

/** The rules of antd that decide what a user can see and press. */
const HIDING = `
  .ant-drawer-content-wrapper-hidden, .ant-dropdown-hidden, .ant-dropdown-menu-hidden, .ant-dropdown-menu-submenu-hidden, .ant-modal-hidden,
  .ant-picker-dropdown-hidden, .ant-picker-header button:empty, .ant-popover-hidden, .ant-select-dropdown-hidden, .ant-tabs-content-hidden,
  .ant-tabs-dropdown-hidden, .ant-tag-hidden, .ant-tooltip-hidden, .ant-upload-hidden { display: none }
  .ant-input-clear-icon-hidden, .ant-tabs-nav-operations-hidden { visibility: hidden }
  .ant-checkbox-disabled, .ant-dropdown-menu-item-disabled a, .ant-picker-header > button:disabled, .ant-radio-disabled { pointer-events: none }
`;

/**
 * Renders without antd's style sheets. For every query by role jsdom checks each of their thousands of rules, which would be most of the time
 * of such a test.
 */
export function WithoutAntdStyles({ children }: { children: ReactNode }) {
  return (
    <AntdStyles value={false}>
      <style href="hidden-by-antd" precedence="low">
        {HIDING}
      </style>
      {children}
    </AntdStyles>
  );
}
