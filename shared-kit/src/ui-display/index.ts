/**
 * What screens beyond the first table show, by antd under the kit's theme. A page that imports it is loaded together with it, so that
 * nothing of it arrives late and moves the page. What opens over a page (dialogs, menus, tooltips) is in ui-frame and loads when used.
 */
import { adoptStyles } from '../ui-core';
import displayCss from './display.css';

adoptStyles(displayCss);

export { Alert } from './alert';
export { Descriptions, type DescriptionsProps, type Fact } from './descriptions';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorState } from './error-state';
export { ProgressBar } from './progress-bar';
export { CompanyTabs } from './tabs/company-tabs';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs';
export { Tag, type TagProps } from './tag';
