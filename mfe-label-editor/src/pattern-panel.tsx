import { useText } from 'shared-kit/i18n';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useLatest } from './barcodes/use-latest';
import { REGION } from './drawing/drag';
import type { PatternValues } from './drawing/drawing';
import { barcodeOf, numberOf } from './drawing/edits';
import type { Editor } from './editing/use-editor';
import { PatternEditor } from './pattern/pattern-editor';
import type { DecodedText } from './proposal/proposal';
import { SplitProposal } from './proposal/split-proposal';

/** The pattern of the selected barcode: for reading, until it is edited (decision D-59). */
export function PatternPanel({ editor, texts }: { editor: Editor; texts: ReadonlyMap<string, DecodedText> }) {
  const { t } = useText('labelEditor');
  const { drawing, editing, selected, readOnly } = editor;
  const { edited } = editing;
  // For reading it may come a moment later than the selection: a drag that begins with it shall not wait.
  const shown = useDeferredValue(selected);
  const target = edited?.id ?? (selected === null ? null : shown);
  const barcode = target === REGION ? undefined : barcodeOf(drawing, target);
  const handlers = useHandlers(editor);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const decoded = barcode && texts.get(barcode.id);
  // Only where there is nothing yet: what somebody wrote is worth more than a guess.
  const canSplit = edited !== null && !readOnly && edited.values.dataFields.length === 0 && !dismissed.includes(edited.id);
  if (!barcode && editing.mode !== 'pattern') return null;
  return (
    <div className="le-pattern">
      {canSplit && decoded && (
        <SplitProposal
          key={`split ${edited.id}`}
          decoded={decoded}
          onUse={(dataFields) => editor.changePattern({ ...edited.values, dataFields }, t('split.step', { count: dataFields.length }))}
          onDismiss={() => setDismissed((before) => [...before, edited.id])}
        />
      )}
      {barcode ? (
        <QuietEditor
          key={barcode.id}
          number={numberOf(drawing, barcode.id)}
          values={edited?.values ?? barcode.pattern}
          readOnly={readOnly || edited === null}
          decodedText={decoded?.text}
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

/** Drawn anew only when something of the pattern has changed: not for what the pointer passes over. */
const QuietEditor = memo(PatternEditor);

/** The same functions for as long as the panel is there. */
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
