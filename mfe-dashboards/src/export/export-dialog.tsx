import type { DomainRef, Session } from 'shared-kit/model';
import { onDemand, OnDemandPart } from 'shared-kit/ui-core';

export interface ExportDialogProps {
  domainRef: DomainRef;
  sessions: readonly Session[];
  open: boolean;
  onClose: () => void;
}

const exportChoice = onDemand(() => import('./export-choice'));

/** Exports sessions to a file. Its code loads when it first opens. */
export function ExportDialog(props: ExportDialogProps) {
  return <OnDemandPart of={exportChoice} wanted={props.open} onFailed={props.onClose} props={props} />;
}
