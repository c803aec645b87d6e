/**
 * Display components of antd with the kit's theme, for pages after the first table. They load together with the page that imports them, so
 * that nothing appears late and shifts the layout. Dialogs, menus and tooltips are in ui-overlay and load when used.
 */
import { adoptOwnStyles } from '../ui-core/host';
import displayCss from './display.css';

adoptOwnStyles(displayCss);

export { BadRouting } from './bad-routing';
export { foldChanges, isPlatforms, type FoldedChanges } from './fold-changes';
export { useChangeText, type ChangeText, type People } from './use-change-text';
export { Descriptions, type Fact } from './descriptions';
export { CompanyTabs } from './company-tabs';
export { Tabs } from './tabs';
export { Tag } from './tag';
