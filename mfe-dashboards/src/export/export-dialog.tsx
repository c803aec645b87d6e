import { useText } from 'shared-kit/i18n';
import { CODE, DEFAULT_EXPORT_TYPE, problem, type DomainRef, type ExportType, type Message, type Session } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { Button } from 'shared-kit/ui-core';
import { Modal } from 'shared-kit/ui-frame';
import { saveFile } from 'shared-kit/ui-data';
import { useState } from 'react';
import { useDomainSettings } from '../route/use-domain-settings';
import { ExportForm } from './export-form';
import { ExportProgress } from './export-progress';
import { useTableToggles } from './toggles';
import { useExport } from './use-export';

export interface ExportDialogProps {
  domainRef: DomainRef;
  sessions: readonly Session[];
  open: boolean;
  onClose: () => void;
}

/** Asks what to export and does it (decision D-77). The dialog stays open while it works, and after a failure. */
export function ExportDialog({ domainRef, sessions, open, onClose }: ExportDialogProps) {
  const { t } = useText('dashboards');
  const { snackbar } = useFeedback();
  const { status, settings, problem: unreadable } = useDomainSettings(open ? domainRef : null);
  const [toggles, setToggle] = useTableToggles();
  const [type, setType] = useState<ExportType>(DEFAULT_EXPORT_TYPE);
  const [failure, setFailure] = useState<Message>();
  const { progress, start, cancel } = useExport();

  const close = () => {
    cancel();
    setType(DEFAULT_EXPORT_TYPE);
    setFailure(undefined);
    onClose();
  };
  const submit = async () => {
    setFailure(undefined);
    if (!settings) return setFailure(unreadable ?? problem(CODE.domainSettings));
    const outcome = await start({ type, domainRef, sessions, settings, toggles });
    if (!outcome) return;
    if (!outcome.ok) return setFailure(outcome.problem);
    saveFile(outcome.value);
    snackbar({ message: t('export.done', { file: outcome.value.fileName }), severity: 'success' });
    close();
  };

  return (
    <Modal
      open={open}
      title={t('export.title')}
      onClose={close}
      footer={
        <Button variant="primary" loading={progress !== null || status === 'loading'} onClick={() => void submit()}>
          {t('export.submit')}
        </Button>
      }
    >
      <ExportForm
        sessions={sessions}
        type={type}
        onType={setType}
        toggles={toggles}
        onToggle={setToggle}
        busy={progress !== null}
        failure={failure}
      >
        {progress && <ExportProgress progress={progress} onCancel={cancel} />}
      </ExportForm>
    </Modal>
  );
}
