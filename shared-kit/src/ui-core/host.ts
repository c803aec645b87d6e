/** For the shell: theme, scope of styles, the question before leaving a page, the errors that stay on it, and repeated loading. */
export { useShortcutProps } from './button/action-button';
export { Notices, SpokenSnackbar } from './feedback/notices';
export { useDialogPlace } from './feedback/use-notice-place';
export { forgetFailedParts } from './on-demand/lazy-part';
export { persistently } from './on-demand/persistently';
export { usePopup } from './menu/use-popup';
export { LeaveGuard } from './page/leave-guard';
export { namesOf } from './text/name';
export { StyleScope } from './theme/style-scope';
export { adoptOwnStyles } from './theme/adopt-styles';
export { THEME_MODES, type ThemeMode } from './theme/theme-mode';
export { useMediaQuery } from './theme/use-media-query';
export { ThemeProvider } from './theme-provider';
