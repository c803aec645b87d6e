import { formatList, useMessageText, useText } from 'shared-kit/i18n';
import { MAX_UPLOAD_MB, type DomainRef, type DomainSettings } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { Alert, Button, Checkbox, Form, FormActions, Input, WithNames } from 'shared-kit/ui-core';
import { EncodingSelect, FileInput } from 'shared-kit/ui-form';
import { Tooltip, useAnnouncement } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import type { Recount } from '../recount/handed-over';
import { FileChanged } from './file-changed';
import { FileProgress } from './file-progress';
import { HandedRowsNote } from './handed-rows-note';
import { NeededColumns } from './needed-columns';
import { Notices } from './notices';
import { MAX_TASK_NAME, needsAcceptance } from './planned-tasks';
import { SheetChoice } from './sheet-choice';
import { SheetResult } from './sheet-result';
import type { SheetSummary } from './spreadsheet';
import { encodingOf, type FileState } from './use-spreadsheet';
import type { CreationFailure } from './use-task-creation';
import { useTaskForm } from './use-task-form';

/** Why a task was not created and, of several, which ones were. Screen readers have heard it from the snackbar (D-105). */
function CreationFailed({ failure: { problem, created, notCreated } }: { failure: CreationFailure }) {
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  return (
    <Alert severity="error" title={messageText(problem)} quiet>
      {created.length > 0 && (
        <WithNames
          text={t('createInventoryTask.createdSome', { names: formatList(created), rest: formatList(notCreated) })}
          names={[...created, ...notCreated]}
        />
      )}
    </Alert>
  );
}

export interface CreateTaskFormProps {
  domainRef: DomainRef;
  settings: DomainSettings;
  /** The domain's script, which changes the sheets before they are checked. */
  script: string | undefined;
  /** Rows that were chosen on another page, instead of a file. */
  handed?: Recount | undefined;
}

/** Tells that the file is checked, and which of its sheets are fine: those that are not have alerts. */
function useCheckedAnnouncement(reading: FileState, sheets: readonly SheetSummary[], isFile: boolean) {
  const { t } = useText('dashboards');
  const { t: texts } = useText('taskCreation');
  const fine = sheets.filter(({ problem, isChecked }) => !problem && isChecked);
  const sentences = fine.map(({ name }) => (isFile ? t('createInventoryTask.sheetChecked', { sheet: name }) : texts('recount.checked')));
  const text = reading.status === 'read' ? sentences.join(' ') : '';
  return useAnnouncement(text, `${reading.status} ${text}`);
}

/** The form for a new task: file, preview, name. After an error, all values stay. */
export function CreateTaskForm({ domainRef, settings, script, handed }: CreateTaskFormProps) {
  const { t } = useText('dashboards');
  const navigate = useNavigate();
  const form = useTaskForm(domainRef, settings, script, handed);
  const { values, field, errors, busy, spreadsheet, sheets, chosen, tasks, creation, changed } = form;
  const { recount } = values;
  const announcement = useCheckedAnnouncement(spreadsheet.reading, sheets, !recount);

  return (
    <Form onSubmit={form.submit} className="db-create" aria-label={t('createInventoryTask.title')}>
      {recount ? (
        <HandedRowsNote recount={recount} />
      ) : (
        <div className="db-file">
          <FileInput
            label={t('createInventoryTask.file')}
            accept=".xlsx,.xls,.csv"
            hint={t('createInventoryTask.fileHelp', { size: MAX_UPLOAD_MB })}
            file={values.file}
            onFile={form.choose}
            disabled={busy}
            error={errors.file}
          />
          <NeededColumns domain={domainRef.domain} settings={settings} prepared={Boolean(script)} />
        </div>
      )}
      <EncodingSelect
        file={values.file}
        used={encodingOf(spreadsheet.reading)}
        chosen={values.encoding}
        onChange={form.chooseEncoding}
        disabled={busy}
      />
      {announcement}
      <FileProgress
        name={recount?.of ?? values.file?.name ?? ''}
        reading={spreadsheet.reading}
        {...(!recount && { onCancel: spreadsheet.cancel })}
      />
      {spreadsheet.reading.status === 'read' && <Notices of={spreadsheet.reading.summary.notices} />}
      <SheetChoice sheets={sheets} value={chosen} onChange={(next) => form.set('sheets', next)} disabled={busy} error={errors.sheets} />
      {sheets.map((sheet, index) => (
        <SheetResult
          key={index}
          sheet={sheet}
          isFile={!recount}
          isChosen={chosen.includes(String(index))}
          addressLength={settings.addrPattern.length}
        />
      ))}
      {needsAcceptance(tasks.map((task) => task.sheet)) && (
        <Checkbox checked={values.accepted} onChange={(accepted) => form.set('accepted', accepted)} disabled={busy}>
          {t('createInventoryTask.acceptStreets')}
        </Checkbox>
      )}
      <Input
        {...field('name')}
        label={t('createInventoryTask.name')}
        maxLength={MAX_TASK_NAME}
        autoComplete="off"
        disabled={busy}
        help={
          tasks.length > 0
            ? t('createInventoryTask.becomes', { names: formatList(tasks.map((task) => task.name)) })
            : recount
              ? undefined
              : t('createInventoryTask.nameHelp')
        }
      />
      {errors.accepted && <Alert severity="error">{errors.accepted}</Alert>}
      {changed && <FileChanged name={values.file?.name ?? ''} {...changed} />}
      {creation.failure && <CreationFailed failure={creation.failure} />}
      <FormActions>
        {/* No tooltip when a field already shows the reason. */}
        <Tooltip text={busy || errors.file || errors.sheets || errors.accepted || errors.name ? undefined : form.blocked}>
          <Button type="submit" variant="primary" loading={busy} aria-disabled={form.blocked !== undefined || undefined}>
            {t('createInventoryTask.submit')}
          </Button>
        </Tooltip>
        <Button variant="text" onClick={() => void navigate(paths.tasks(domainRef))}>
          {t('createInventoryTask.back')}
        </Button>
      </FormActions>
    </Form>
  );
}
