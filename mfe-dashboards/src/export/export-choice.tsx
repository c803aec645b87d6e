import { useText } from 'shared-kit/i18n';
import { CODE, DEFAULT_EXPORT_TYPE, problem, type DomainRef, type Session } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { Button, useForm } from 'shared-kit/ui-core';
import { useDomainSettings } from 'shared-kit/ui-domain';
import { Modal, ProgressBar } from 'shared-kit/ui-overlay';
import { saveFile, useCsvSeparator } from 'shared-kit/ui-data';
import { ExportForm, type ExportValues } from './export-form';
import { useTableToggles } from '../address-table/use-table-toggles';
import { useExport } from './use-export';

export interface ExportDialogProps {
  domainRef: DomainRef;
  sessions: readonly Session[];
  open: boolean;
  onClose: () => void;
}

/** Asks what to export, and exports it (D-77). The dialog stays open while it works, and after a failure. */
export default function ExportChoice({ domainRef, sessions, open, onClose }: ExportDialogProps) {
  const { t, locale } = useText('dashboards');
  const { t: common } = useText('common');
  const { snackbar } = useFeedback();
  const { status, settings, problem: unreadable } = useDomainSettings(open ? domainRef : null);
  const [toggles] = useTableToggles();
  const [separator] = useCsvSeparator();
  const { progress, start, cancel } = useExport();

  const form = useForm<ExportValues>({
    initial: { type: DEFAULT_EXPORT_TYPE, nameSession: false },
    submit: async ({ type, nameSession }) => {
      if (!settings) return { ok: false, problem: unreadable ?? problem(CODE.domainSettings) };
      const sessionColumn = nameSession ? t('allAddresses.session') : undefined;
      const outcome = await start(type, sessions, { ...domainRef, settings, toggles, separator, locale, sessionColumn });
      if (!outcome) return;
      if (!outcome.ok) return outcome;
      saveFile(outcome.value);
      snackbar({ message: t('export.done', { file: outcome.value.fileName }), names: [outcome.value.fileName], severity: 'success' });
      close();
    },
  });
  const close = () => {
    cancel();
    form.reset();
    onClose();
  };

  return (
    <Modal
      open={open}
      title={t('export.title')}
      onClose={close}
      unsaved={form.busy}
      footer={
        <>
          {/* Ends what runs, and closes the dialog if nothing does. */}
          <Button onClick={progress ? cancel : close}>{common('action.cancel')}</Button>
          <Button variant="primary" loading={form.busy || status === 'loading'} onClick={() => void form.submit()}>
            {t('export.submit')}
          </Button>
        </>
      }
    >
      <ExportForm form={form} sessions={sessions}>
        {progress && (
          <ProgressBar
            // Two steps, because reading depends on the server and writing on this computer.
            label={t(progress.step === 'reading' ? 'export.reading' : 'export.writing')}
            value={progress.total > 0 ? progress.done / progress.total : null}
          />
        )}
      </ExportForm>
    </Modal>
  );
}
