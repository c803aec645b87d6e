import { addLabelDesign, changeLabelDesign } from 'shared-kit/api';
import { formatList, useMessageText, useText } from 'shared-kit/i18n';
import {
  CODE,
  MAX_BARCODES,
  MAX_LABEL_DESIGNS,
  problem,
  SNACKBAR_MS,
  type EditState,
  type LabelDesign,
  type Message,
} from 'shared-kit/model';
import { useBusy, useFeedback } from 'shared-kit/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { drawingProblems, nameProblem } from '../drawing/drawing-problems';
import { isStoredAs, newLabelDesignOf } from '../drawing/stored-label';
import type { Editor } from '../editing/use-editor';

export type LabelSave = ReturnType<typeof useLabelSave>;

interface Options {
  state: EditState;
  editor: Editor;
  /** The labels of the domain in the newest settings. */
  labels: readonly LabelDesign[];
  onSaved: () => void;
}

/** Saves the label (LABEL-14 to LABEL-20) after checking it by the platform's rules. When saving fails, the drawing stays as it is. */
export function useLabelSave({ state, editor, labels, onSaved }: Options) {
  const { t } = useText('labelEditor');
  const messageText = useMessageText();
  const { report, snackbar } = useFeedback();
  const [showsNameError, setShowsNameError] = useState(false);
  const [refusedName, setRefusedName] = useState<{ name: string; problem: Message } | null>(null);
  const [busy, run] = useBusy('label.save');
  const [isAnswerLost, setAnswerLost] = useState(false);
  const { drawing, draft } = editor;
  const { label } = draft.base;
  const others = labels.filter(({ name }) => name !== label?.name).map(({ name }) => name);
  const problems = drawingProblems(drawing, others);
  const reportError = (message: string | Message) => snackbar({ message, severity: 'error', duration: SNACKBAR_MS.error });

  const checkDrawing = (): boolean => {
    setShowsNameError(true);
    if (problems.drawing === 'noBarcodes') reportError(t('labelDesign.errMissingBarcodes'));
    else if (problems.drawing === 'emptyRegion') reportError(t('labelDesign.emptyRegion'));
    else if (problems.drawing === 'outside') reportError(t('labelDesign.outside', { barcodes: formatList(problems.outside) }));
    else if (problems.drawing === 'noPatterns')
      reportError(t('labelDesign.barcodesMustHavePattern', { barcodes: formatList(problems.withoutPattern) }));
    else if (drawing.barcodes.length > MAX_BARCODES)
      reportError(problem(CODE.invalidData, { key: 'label.tooManyBarcodes', args: [MAX_BARCODES] }));
    else if (state.type === 'add' && labels.length >= MAX_LABEL_DESIGNS)
      reportError(problem(CODE.invalidData, { key: 'label.tooMany', args: [MAX_LABEL_DESIGNS] }));
    else return problems.name === null;
    return false;
  };
  const send = () => {
    const { company, domain, parentUid } = state;
    const change = { company, domain, parentUid, newLabelDesign: newLabelDesignOf(drawing), basedOn: draft.base.version?.id };
    return label ? changeLabelDesign({ ...change, labelName: label.name }) : addLabelDesign(change);
  };

  const finish = () => {
    editor.allowLeaving();
    onSaved();
  };

  // When the answer was lost, the label may have been stored all the same: the live settings show whether it was.
  const isStored = isAnswerLost && labels.some((one) => one !== label && isStoredAs(drawing, one));
  const onStored = useEffectEvent(() => {
    snackbar({ message: problem(label ? CODE.labelUpdated : CODE.labelAdded), severity: 'success' });
    finish();
  });
  useEffect(() => {
    if (isStored) onStored();
  }, [isStored]);

  const name = refusedName?.name === drawing.name ? refusedName.problem : showsNameError ? nameProblem(drawing.name, others) : null;
  return {
    busy,
    /** What is wrong with the name, after the user has tried to save or has left the input. */
    nameError: name ? nameText(name) : undefined,
    touchName: () => drawing.name.trim() !== '' && setShowsNameError(true),
    async save() {
      if (busy || editor.readOnly || !checkDrawing()) return;
      await run(async () => {
        const answer = await send();
        report(answer);
        if (answer.ok) return finish();
        if (answer.problem.field === 'name') setRefusedName({ name: drawing.name, problem: answer.problem });
        setAnswerLost(answer.problem.code === CODE.serviceUnavailable);
      });
    },
  };

  function nameText(message: Message): string {
    if (message.code === CODE.requiredField) return t('save.nameRequired');
    return message.code === CODE.duplicateFieldName ? t('save.nameTaken', { name: drawing.name.trim() }) : messageText(message);
  }
}
