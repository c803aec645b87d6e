import { addLabelDesign, changeLabelDesign } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, MAX_BARCODES, MAX_LABEL_DESIGNS, problem, SNACKBAR_MS, type LabelDesign, type Message } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawingProblems, nameProblem } from '../drawing/drawing-problems';
import { isStoredAs, newLabelOf } from '../drawing/stored-label';
import type { Editor } from '../editing/use-editor';
import type { EditState } from '../routing/route-state';

export interface Saving {
  busy: boolean;
  /** What is wrong with the name, after the user has tried to save or has left the input. */
  nameError: string | undefined;
  touchName: () => void;
  /** Numbers of the barcodes without a pattern, after a save was refused for them. */
  withoutPattern: readonly number[];
  save: () => Promise<void>;
}

interface Options {
  state: EditState;
  editor: Editor;
  /** The labels of the domain in the newest settings. */
  labels: readonly LabelDesign[];
  onSaved: () => void;
}

/** Saves the label (LABEL-14 to LABEL-20) after checking it by the platform's rules. When saving fails, the drawing stays as it is. */
export function useSave({ state, editor, labels, onSaved }: Options): Saving {
  const { t } = useText('labelEditor');
  const say = useMessageText();
  const { report, snackbar } = useFeedback();
  const [shown, setShown] = useState({ name: false, drawing: false });
  const [refused, setRefused] = useState<{ name: string; problem: Message } | null>(null);
  const [busy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const underWay = useRef(false);
  const { drawing, draft } = editor;
  const { label } = draft.base;
  const others = labels.filter(({ name }) => name !== label?.name).map(({ name }) => name);
  const problems = drawingProblems(drawing, others);
  const tellError = (message: string | Message) => snackbar({ message, severity: 'error', duration: SNACKBAR_MS.error });

  const isSound = (): boolean => {
    setShown({ name: true, drawing: true });
    if (problems.drawing === 'noBarcodes') tellError(t('labelDesign.errMissingBarcodes'));
    else if (problems.drawing === 'emptyRegion') tellError(t('labelDesign.emptyRegion'));
    else if (problems.drawing === 'outside') tellError(t('labelDesign.outside', { barcodes: problems.outside.join(', ') }));
    else if (problems.drawing === 'noPatterns') tellError(t('labelDesign.barcodesMustHavePattern', { barcodes: problems.withoutPattern.join(', ') }));
    else if (drawing.barcodes.length > MAX_BARCODES) tellError(problem(CODE.invalidData, { key: 'label.tooManyBarcodes', args: [MAX_BARCODES] }));
    else if (state.type === 'add' && labels.length >= MAX_LABEL_DESIGNS) tellError(problem(CODE.invalidData, { key: 'label.tooMany', args: [MAX_LABEL_DESIGNS] }));
    else return problems.name === null;
    return false;
  };
  const send = () => {
    const { company, domain, parentUid } = state;
    const change = { company, domain, parentUid, newLabelDesign: newLabelOf(drawing), basedOn: draft.base.version?.id };
    return label ? changeLabelDesign({ ...change, labelName: label.name }) : addLabelDesign(change);
  };

  const finish = () => {
    editor.released();
    onSaved();
  };

  // When the answer was lost, the label may have been stored all the same: the live settings show whether it was.
  const isStored = isUnknown && labels.some((one) => one !== label && isStoredAs(drawing, one));
  const onStored = useEffectEvent(() => {
    snackbar({ message: problem(label ? CODE.labelUpdated : CODE.labelAdded), severity: 'success' });
    finish();
  });
  useEffect(() => {
    if (isStored) onStored();
  }, [isStored]);

  const name = refused?.name === drawing.name ? refused.problem : shown.name ? nameProblem(drawing.name, others) : null;
  return {
    busy,
    nameError: name ? nameText(name) : undefined,
    touchName: () => drawing.name.trim() !== '' && setShown((before) => ({ ...before, name: true })),
    withoutPattern: shown.drawing ? problems.withoutPattern : [],
    async save() {
      if (underWay.current || editor.readOnly || !isSound()) return;
      underWay.current = true;
      setBusy(true);
      try {
        const answer = await send();
        report(answer);
        if (answer.ok) return finish();
        if (answer.problem.field === 'name') setRefused({ name: drawing.name, problem: answer.problem });
        setUnknown(answer.problem.code === CODE.serviceUnavailable);
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };

  function nameText(found: Message): string {
    if (found.code === CODE.requiredField) return t('save.nameRequired');
    return found.code === CODE.duplicateFieldName ? t('save.nameTaken', { name: drawing.name.trim() }) : say(found);
  }
}
