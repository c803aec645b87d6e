/** What screens behind the sign-in need besides ui-core. antd's heavier components load when they first open. */
import { adoptStyles } from '../ui-core';
import { frameCss } from './frame.css';

adoptStyles(frameCss);

export { Checkbox, MenuButton, NativeSelect, Switch, type CheckboxProps, type MenuButtonProps, type MenuItem } from '../ui-core';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './choice/checkbox-group';
export { FileInput, type FileInputProps } from './choice/file-input';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choice/radio-group';
export { Select, type SelectOption, type SelectProps } from './choice/select';
export { CardList, CardListSkeleton, type CardItem } from './display/card-list';
export { iconNamed, icons } from './display/icons';
export { LiveIndicator } from './display/live-indicator';
export { Progress, type ProgressProps } from './display/progress';
export { StateTag, Tag, type Tone } from './display/state-tag';
export { CopyButton, type CopyButtonProps } from './form/copy-button';
export { ReadOnlyField, type ReadOnlyFieldProps } from './form/read-only-field';
export { TextArea, type TextAreaProps } from './form/text-area';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog';
export { Drawer, type DrawerProps } from './overlay/drawer';
export { Modal, type ModalProps } from './overlay/modal';
export { Tooltip, type TooltipProps } from './overlay/tooltip';
export { Avatar, type AvatarProps } from './picture/avatar';
export { Picture, type PictureProps } from './picture/picture';
export { usePicture, type PictureState } from './picture/use-picture';
export { CompanyTabs } from './tabs/company-tabs';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs';
export { useSelectedCompany, type SelectedCompany } from './tabs/use-selected-company';
export { PictureViewer, type PictureViewerProps } from './viewer/picture-viewer';
