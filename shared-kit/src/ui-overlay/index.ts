/** Components for pages after the sign-in, besides those of ui-core. antd's larger components load when they first open. */
import { adoptOwnStyles } from '../ui-core/host';
import overlayCss from './overlay.css';

adoptOwnStyles(overlayCss);

export { RunningCalls } from './calls/running-calls';
export type { CallsProgress, SeriesEnd, Thing } from './calls/series';
export { useCallsInTurn, type CallsInTurn, type CallsInTurnOptions } from './calls/use-calls-in-turn';
export { icons } from './display/icons';
export { LiveIndicator } from './display/live-indicator';
export { useAnnouncement } from './display/use-announcement';
export { ProgressBar } from './display/progress-bar';
export { StateTag, type Tone } from './display/state-tag';
export { CopyButton } from './form/copy-button';
export { RemoveButton } from './form/remove-button';
export { ConfirmDialog, Drawer, Modal } from './overlay/dialogs';
export { Tooltip } from './overlay/tooltip';
export { Avatar } from './picture/avatar';
export { Picture } from './picture/picture';
export { useInView } from './picture/use-in-view';
export { usePicture } from './picture/use-picture';
export { PictureViewer } from './viewer/picture-viewer';
export { timeZoneName, useTimeZoneName } from './display/time-zone-name';
