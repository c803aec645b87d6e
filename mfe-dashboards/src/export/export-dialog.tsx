import { onDemand, OnDemandPart } from 'shared-kit/ui-core';
import type { ExportDialogProps } from './export-choice';

const exportChoice = onDemand(() => import('./export-choice'));

/** Exports sessions to a file. Its code loads when it first opens. */
export function ExportDialog(props: ExportDialogProps) {
  return <OnDemandPart of={exportChoice} isNeeded={props.open} onFailed={props.onClose} props={props} />;
}
