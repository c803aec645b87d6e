import { onDemand, OnDemandPart } from '../../ui-core';
import type { PictureViewerProps } from './viewer-dialog';

const viewerDialog = onDemand(() => import('./viewer-dialog'));

/**
 * Pictures over the whole page, one at a time, to be enlarged, moved and turned (SHELL-09). Its code loads when it first opens.
 * Pages open the console's only viewer with `useFeedback().showPictures`.
 */
export function PictureViewer(props: PictureViewerProps) {
  return <OnDemandPart of={viewerDialog} onFailed={props.onClose} props={props} />;
}
