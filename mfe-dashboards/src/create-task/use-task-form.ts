import { useMessageText, useText } from 'shared-kit/i18n';
import { repairName, TASK_CHARS, taskNames, taskNamesProblem, type DomainRef, type DomainSettings, type Message } from 'shared-kit/model';
import type { Encoding } from 'shared-kit/model/workbook';
import { useNavigate } from 'shared-kit/router';
import { useFormValues, useFormWithValues, type FormState } from 'shared-kit/ui-core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { tasksOf } from 'shared-kit/firebase/data';
import { useLiveList } from 'shared-kit/state';
import { paths } from '../links/paths';
import { forgetHandedOver, type Recount } from '../recount/handed-over';
import { chosenValues, isBlocked, MAX_TASK_NAME, plannedTasks, type PlannedTask } from './planned-tasks';
import type { SheetSummary } from './spreadsheet';
import { isUnchanged, useSpreadsheet, type FileState } from './use-spreadsheet';
import { useTaskCreation } from './use-task-creation';

/** Returns why tasks cannot have their names; undefined when they can. */
type NameProblem = (typed: Pick<TaskDraft, 'name' | 'file' | 'recount'>, tasks: readonly PlannedTask[]) => Message | undefined;

/**
 * Checks the names of tasks before the server does (942 and 213, D-63, D-6A). There is no problem while there is neither a file nor
 * a name.
 * @param ownNames names that may be in use by tasks that this form has created
 */
function useNameProblem(ref: DomainRef, ownNames: readonly string[]): NameProblem {
  const { data } = useLiveList(tasksOf(ref));
  return ({ name, file, recount }, tasks) => {
    if (name.trim() === '' && !file && !recount) return undefined;
    const planned = tasks.length > 0 ? tasks.map((task) => task.name) : taskNames(name, file?.name ?? '', []);
    const newNames = planned.filter((one) => !ownNames.includes(one));
    return (
      taskNamesProblem(
        newNames,
        data.map((task) => task.name),
      ) ?? undefined
    );
  };
}

/** The values of the form. */
export interface TaskDraft {
  file: File | null;
  /** Rows that were chosen on another page, instead of a file (D-168). */
  recount: Recount | null;
  /** The encoding that the user has chosen for a CSV. */
  encoding: Encoding | undefined;
  name: string;
  /** The values of the sheets that the user has chosen; null while the sheets that qualify are chosen. */
  sheets: string[] | null;
  /** The user accepts addresses in several streets. */
  accepted: boolean;
}

export interface TaskForm extends FormState<TaskDraft> {
  spreadsheet: ReturnType<typeof useSpreadsheet>;
  sheets: readonly SheetSummary[];
  /** The values of the sheets that become tasks. */
  chosen: readonly string[];
  tasks: readonly PlannedTask[];
  creation: ReturnType<typeof useTaskCreation>;
  /** The file has changed since it was checked: nothing is sent before the user decides. */
  changed: { checkAgain: () => void; createAsChecked: () => void } | null;
  /** Why nothing can be created yet, in the user's language. The button can be pressed nevertheless: then the field shows the reason. */
  blocked: string | undefined;
  choose: (file: File) => void;
  chooseEncoding: (encoding: Encoding) => void;
}

const EMPTY: TaskDraft = { file: null, recount: null, encoding: undefined, name: '', sheets: null, accepted: false };

/** The form's values, the reading of its file and the creation of its tasks. A submit while the file is being read awaits the reading. */
export function useTaskForm(ref: DomainRef, settings: DomainSettings, script: string | undefined, handed: Recount | undefined): TaskForm {
  const { t } = useText('dashboards');
  const { t: texts } = useText('taskCreation');
  const messageText = useMessageText();
  const navigate = useNavigate();
  const creation = useTaskCreation(ref);
  const nameProblem = useNameProblem(ref, creation.ownNames);
  const formValues = useFormValues<TaskDraft>({
    initial: EMPTY,
    adjust: withConsequences,
    guardedAs: `createTask/${ref.company}/${ref.domain}`,
    isSending: creation.isSending,
  });
  const { values, set } = formValues;
  const [fileHasChanged, setFileHasChanged] = useState(false);
  const takesCheckedBytes = useRef(false);
  useHandedRows(formValues, handed);
  const spreadsheet = useSpreadsheet({ file: values.file, recount: values.recount, encoding: values.encoding, settings, script });
  const { reading } = spreadsheet;
  // What is wrong with a file is corrected in the file.
  const cannotBecome = values.recount ? texts('recount.blocked') : t('createInventoryTask.failedParsingData');
  const isUnread = reading.status !== 'read' && reading.status !== 'reading';

  const form = useFormWithValues(formValues, {
    validate: (draft) => ({
      file: isUnread ? t('createInventoryTask.missingValidFile') : undefined,
      sheets: isNoneChosen(draft, reading) ? t('createInventoryTask.chooseSheet') : undefined,
      accepted: isBlocked(chosenOf(draft, reading), draft.accepted) ? cannotBecome : undefined,
    }),
    validateOnChange: (draft) => ({ name: nameProblem(draft, plannedOf(draft, reading)) }),
    submit: async (draft, saved) => {
      const result = await spreadsheet.awaitResult();
      if (result.status !== 'read' || isNoneChosen(draft, result) || isBlocked(chosenOf(draft, result), draft.accepted)) return;
      const tasks = plannedOf(draft, result);
      if (nameProblem(draft, tasks)) return;
      if (draft.file && !takesCheckedBytes.current && !(await isUnchanged(draft.file))) return setFileHasChanged(true);
      const { kind, encoding: usedEncoding } = result.summary;
      const creationRequest = { checkedFile: result.checkedFile, kind, encoding: usedEncoding?.name, tasks, acceptStreets: draft.accepted };
      if (!(await creation.create(creationRequest))) return;
      saved();
      forgetHandedOver();
      // The form is replaced in the history, so that Back from the list does not lead to it again (TASK-38).
      await navigate(paths.tasks(ref), { replace: true });
    },
    ownCancel: true,
  });

  const blockedReason = () => {
    if (isUnread) return t('createInventoryTask.missingValidFile');
    if (isNoneChosen(values, reading)) return t('createInventoryTask.chooseSheet');
    const sheets = chosenOf(values, reading);
    if (isBlocked(sheets, true)) return cannotBecome;
    if (isBlocked(sheets, values.accepted)) return t('createInventoryTask.acceptFirst');
    const name = nameProblem(values, plannedOf(values, reading));
    return name && messageText(name);
  };

  const choose = (next: File) => {
    set('file', next);
    takesCheckedBytes.current = false;
    setFileHasChanged(false);
    spreadsheet.restart();
    creation.reset();
  };
  const chooseEncoding = (next: Encoding) => {
    set('encoding', next);
    spreadsheet.restart();
  };
  const createAsChecked = () => {
    takesCheckedBytes.current = true;
    setFileHasChanged(false);
    void form.submit();
  };

  return {
    ...form,
    blocked: blockedReason(),
    spreadsheet,
    sheets: sheetsOf(reading),
    chosen: chosenValues(sheetsOf(reading), values.sheets),
    tasks: plannedOf(values, reading),
    creation,
    changed: fileHasChanged ? { checkAgain: () => void (values.file && choose(values.file)), createAsChecked } : null,
    choose,
    chooseEncoding,
  };
}

/** Takes rows that were handed over into the empty form, with a name that can be changed. From then on the form has something to lose. */
function useHandedRows({ values, set }: Pick<FormState<TaskDraft>, 'values' | 'set'>, handed: Recount | undefined): void {
  const { t } = useText('taskCreation');
  const take = useEffectEvent((recount: Recount) => {
    // After a sign-out in another tab, the form has what the user has changed since.
    if (values.recount === recount) return;
    set('recount', recount);
    set(
      'name',
      repairName(t('recount.name', { name: recount.of }), TASK_CHARS)
        .slice(0, MAX_TASK_NAME)
        .trim(),
    );
  });
  // Before the browser shows the empty form.
  useLayoutEffect(() => {
    if (handed) take(handed);
  }, [handed]);
}

/** Another file, encoding or choice of sheets clears what depends on it. */
function withConsequences(draft: TaskDraft, changed: string, before: TaskDraft): TaskDraft {
  // The chosen encoding stays when the same file is checked again.
  if (changed === 'file')
    return { ...draft, encoding: draft.file === before.file ? draft.encoding : undefined, sheets: null, accepted: false };
  return changed === 'sheets' || changed === 'encoding' ? { ...draft, accepted: false } : draft;
}

const sheetsOf = (reading: FileState): readonly SheetSummary[] => (reading.status === 'read' ? reading.summary.sheets : []);

function chosenOf({ sheets }: TaskDraft, reading: FileState): SheetSummary[] {
  const values = chosenValues(sheetsOf(reading), sheets);
  return sheetsOf(reading).filter((_, place) => values.includes(String(place)));
}

const isNoneChosen = (values: TaskDraft, reading: FileState): boolean =>
  reading.status === 'read' && chosenOf(values, reading).length === 0;

const plannedOf = (values: TaskDraft, reading: FileState): PlannedTask[] =>
  plannedTasks(values.name, values.file?.name ?? '', chosenOf(values, reading));
