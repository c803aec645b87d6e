import { useMessageText, useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings } from 'shared-kit/model';
import { paths, useNavigate } from 'shared-kit/router';
import { useFeedback, useKeptState, useUnsavedChanges } from 'shared-kit/state';
import { Alert, Button, Form, FormActions, Input } from 'shared-kit/ui-core';
import { Checkbox, FileInput, Progress } from 'shared-kit/ui-frame';
import { useEffect, useEffectEvent, useState } from 'react';
import { CreationFailed } from './creation-failed';
import { FileProgress } from './file-progress';
import { NeededColumns } from './needed-columns';
import { isBlocked, needsAcceptance, plannedTasks } from './planned-tasks';
import { SheetResult } from './sheet-result';
import { useNameProblem } from './use-name-problem';
import { useSpreadsheet } from './use-spreadsheet';
import { useTaskCreation } from './use-task-creation';

export interface CreateTaskFormProps {
  domainRef: DomainRef;
  settings: DomainSettings;
  /** What the domain does to its sheets before they are checked. */
  script: string | undefined;
}

/** Choose a file, see what is in it, name it, create. Nothing that was typed or chosen is lost by an error. */
export function CreateTaskForm({ domainRef, settings, script }: CreateTaskFormProps) {
  const { t } = useText('dashboards');
  const say = useMessageText();
  const navigate = useNavigate();
  const { report } = useFeedback();
  const form = `createTask/${domainRef.company}/${domainRef.domain}`;
  const { file, reading, choose, cancel } = useSpreadsheet(`${form}/file`, settings, script);
  const creation = useTaskCreation(domainRef);
  const [name, setName] = useKeptState(`${form}/name`, '');
  const [accepted, setAccepted] = useState(false);
  const saved = useUnsavedChanges(name !== '' || file !== null);
  const [tried, setTried] = useState(false);
  /** Create was pressed while the file was still being read: it goes on by itself. */
  const [awaited, setAwaited] = useState(false);

  const sheets = reading.status === 'read' ? reading.summary.sheets : [];
  const tasks = plannedTasks(name, file?.name ?? '', sheets);
  const nameProblem = useNameProblem(domainRef, { typed: name, file, tasks, created: creation.created });
  const ready = reading.status === 'read';
  const blocked = isBlocked(sheets, accepted);
  const busy = creation.progress !== null;

  const onFile = (next: File) => {
    choose(next);
    setAccepted(false);
    setTried(false);
    setAwaited(false);
    creation.reset();
  };
  const submit = async () => {
    if (busy) return;
    setTried(true);
    setAwaited(reading.status === 'reading');
    if (reading.status !== 'read' || !file || blocked || nameProblem) return;
    const result = await creation.create({ file, kind: reading.summary.kind, tasks, acceptStreets: accepted });
    if (!result || !report(result)) return;
    saved();
    void navigate(paths.tasks(domainRef));
  };
  const goOn = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!awaited || reading.status === 'reading') return;
    const next = setTimeout(goOn);
    return () => clearTimeout(next);
  }, [awaited, reading.status]);

  return (
    <Form onSubmit={submit} className="db-create" aria-label={t('createInventoryTask.title')}>
      <NeededColumns settings={settings} prepared={Boolean(script)} />
      <FileInput
        label={t('createInventoryTask.file')}
        accept=".xlsx,.xls,.csv"
        hint={t('createInventoryTask.fileHelp')}
        file={file}
        onFile={onFile}
        disabled={busy}
        error={tried && !ready && reading.status !== 'reading' ? t('createInventoryTask.missingValidFile') : undefined}
      />
      <FileProgress file={file} reading={reading} onCancel={cancel} />
      {sheets.map((sheet, index) => (
        <SheetResult key={index} sheet={sheet} addressLength={settings.addrPattern.length} />
      ))}
      {needsAcceptance(sheets) && (
        <Checkbox checked={accepted} onChange={setAccepted} disabled={busy}>
          {t('createInventoryTask.acceptStreets')}
        </Checkbox>
      )}
      <Input
        label={t('createInventoryTask.name')}
        value={name}
        onChange={setName}
        maxLength={100}
        autoComplete="off"
        disabled={busy}
        help={tasks.length > 0 ? t('createInventoryTask.becomes', { names: tasks.map((task) => task.name).join(', ') }) : t('createInventoryTask.nameHelp')}
        error={nameProblem ? say(nameProblem) : undefined}
      />
      {tried && ready && blocked && <Alert severity="error">{t('createInventoryTask.failedParsingData')}</Alert>}
      {creation.failure && <CreationFailed failure={creation.failure} />}
      {creation.progress && (
        <Progress
          label={t('createInventoryTask.creating', { name: creation.progress.name })}
          value={creation.progress.total > 1 ? creation.progress.done / creation.progress.total : null}
          onCancel={creation.cancel}
        />
      )}
      <FormActions>
        <Button type="submit" variant="primary" loading={busy || awaited}>
          {t('createInventoryTask.submit')}
        </Button>
        <Button variant="text" onClick={() => void navigate(paths.tasks(domainRef))}>{t('createInventoryTask.back')}</Button>
      </FormActions>
    </Form>
  );
}
