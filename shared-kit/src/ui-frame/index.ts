/** Components for screens after the sign-in, besides ui-core. antd's heavier components load when they first open. */
import { adoptStyles } from '../ui-core';
import frameCss from './frame.css';

adoptStyles(frameCss);

export { CardList, CardListSkeleton, type CardItem } from './display/card-list';
export { iconNamed, icons } from './display/icons';
export { LiveIndicator } from './display/live-indicator';
export { ProgressOnDemand, type ProgressProps } from './display/progress-on-demand';
export { StateTag, type Tone } from './display/state-tag';
export { DomainPage, type DomainPageProps } from './domain/domain-page';
export { DomainTabs, type DomainTab } from './domain/domain-tabs';
export { CompanyNotFound, DomainNotFound } from './domain/not-found';
export { useDomainCrumbs, useHomeCrumb } from './domain/use-domain-crumbs';
export { useDomainSettings, type DomainSettingsAnswer } from './domain/use-domain-settings';
export { useRouteCompany, type RouteCompany } from './domain/use-route-company';
export { useDomainOf, useRouteDomain, type RouteDomain } from './domain/use-route-domain';
export { CopyButton, type CopyButtonProps } from './form/copy-button';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog';
export { Drawer, type DrawerProps } from './overlay/drawer';
export { MenuButton } from './overlay/menu-button';
export { Modal, type ModalProps } from './overlay/modal';
export { Popover, type PopoverProps } from './overlay/popover';
export { Tooltip, type TooltipProps } from './overlay/tooltip';
export { Avatar, type AvatarProps } from './picture/avatar';
export { Picture, type PictureProps } from './picture/picture';
export { useInView } from './picture/use-in-view';
export { usePicture, type PictureState } from './picture/use-picture';
export { useSelectedCompany, type SelectedCompany } from './display/use-selected-company';
export { PictureViewer, type PictureViewerProps } from './viewer/picture-viewer';
