import { onDemand, OnDemandPart } from '../../ui-core';

export interface PictureViewerProps {
  /** Storage path (null shows the fallback) and what is on each picture. At least one. */
  pictures: readonly { path: string | null; caption: string }[];
  /** Index of the first one to be shown. */
  start?: number;
  onClose: () => void;
}

const viewerDialog = onDemand(() => import('./viewer-dialog'));

/**
 * Pictures over the whole page, one at a time, to be enlarged, moved and turned (SHELL-09). Its code loads when it first opens.
 * Screens open the console's one viewer with `useFeedback().showPictures`.
 */
export function PictureViewer(props: PictureViewerProps) {
  return <OnDemandPart of={viewerDialog} onFailed={props.onClose} props={props} />;
}
