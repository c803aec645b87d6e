import { useText } from 'shared-kit/i18n';
import { MAX_TEST_TEXTS, tidyTestTexts } from 'shared-kit/model';
import { useLatest } from 'shared-kit/state';
import { memo, useDeferredValue, useMemo, useState, type Ref } from 'react';
import { REGION } from '../drawing/drag';
import type { PatternValues } from '../drawing/drawing';
import { barcodeOf, numberOf } from '../drawing/edits';
import { isPatternChanged } from '../drawing/steps';
import type { Editor } from '../editing/use-editor';
import { PatternEditor } from '../pattern/pattern-editor';
import { OpenSeparatorsNotice } from '../proposal/open-separators-notice';
import type { DecodedText } from '../proposal/proposal';
import { SplitProposal } from '../proposal/split-proposal';

export interface PatternPanelProps {
  editor: Editor;
  texts: ReadonlyMap<string, DecodedText>;
  /** Receives the function that saves the edited pattern. It is called before the label is saved. */
  saveWithLabel: Ref<() => Promise<boolean>>;
}

/** The pattern of the selected barcode, read-only until editing begins (D-59). */
export function PatternPanel({ editor, texts, saveWithLabel }: PatternPanelProps) {
  const { t } = useText('labelEditor');
  const { drawing, editing, selected, readOnly } = editor;
  const { edited } = editing;
  // The read-only pattern renders after the selection: a drag that begins with selecting a barcode must not wait for it.
  const shown = useDeferredValue(selected);
  const target = edited?.id ?? (selected === null ? null : shown);
  const barcode = target === REGION ? undefined : barcodeOf(drawing, target);
  const handlers = useHandlers(editor);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const decoded = barcode && texts.get(barcode.id);
  // Proposed only while the pattern has no fields, so that a guess never replaces fields that a user has written.
  const canSplit = edited !== null && !readOnly && edited.values.dataFields.length === 0 && !dismissed.includes(edited.id);
  if (!barcode && editing.mode !== 'pattern') return null;
  return (
    <div className="le-pattern">
      {canSplit && decoded && (
        <SplitProposal
          key={`split ${edited.id}`}
          decoded={decoded}
          onUse={(dataFields, forms) => {
            const testTexts = tidyTestTexts([...edited.values.testTexts, ...forms]).slice(0, MAX_TEST_TEXTS);
            editor.changePattern({ ...edited.values, dataFields, testTexts }, t('split.step', { count: dataFields.length }));
          }}
          onDismiss={() => setDismissed((before) => [...before, edited.id])}
        />
      )}
      {barcode && (
        <OpenSeparatorsNotice
          fields={(edited?.values ?? barcode.pattern).dataFields}
          onReplace={
            edited && !readOnly
              ? (dataFields) => editor.changePattern({ ...edited.values, dataFields }, t('openSeparators.step'))
              : undefined
          }
        />
      )}
      {barcode ? (
        <QuietEditor
          key={barcode.id}
          number={numberOf(drawing, barcode.id)}
          values={edited?.values ?? barcode.pattern}
          readOnly={readOnly || edited === null}
          decodedText={decoded?.text}
          isChanged={isPatternChanged(editing)}
          {...(edited && { saveWithLabel })}
          onChange={handlers.onChange}
          onSave={handlers.onSave}
          {...(!readOnly && { onEdit: handlers.onEdit })}
        />
      ) : (
        <p className="le-hint">{t('canvas.choosePattern')}</p>
      )}
    </div>
  );
}

/** Renders again only when the pattern has changed, not on every move of the pointer. */
const QuietEditor = memo(PatternEditor);

/** Handlers that stay the same objects, so that `QuietEditor` does not render again. */
function useHandlers(editor: Editor) {
  const latest = useLatest(editor);
  return useMemo(
    () => ({
      onChange: (values: PatternValues, step: string) => latest.current.changePattern(values, step),
      onSave: () => latest.current.savePattern(),
      onEdit: () => {
        const { selected, editPattern } = latest.current;
        if (selected !== null && selected !== REGION) editPattern(selected);
      },
    }),
    [latest],
  );
}
