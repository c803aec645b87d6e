import { useText } from 'shared-kit/i18n';
import { useState } from 'react';
import { REGION } from './drawing/drag';
import { barcodeOf, numberOf } from './drawing/edits';
import type { Editor } from './editing/use-editor';
import { PatternEditor } from './pattern/pattern-editor';
import type { DecodedText } from './proposal/proposal';
import { SplitProposal } from './proposal/split-proposal';

/** The pattern of the selected barcode: for reading, until it is edited (decision D-59). */
export function PatternPanel({ editor, texts }: { editor: Editor; texts: ReadonlyMap<string, DecodedText> }) {
  const { t } = useText('labelEditor');
  const { drawing, editing, selected, readOnly } = editor;
  const barcode = selected === REGION ? undefined : barcodeOf(drawing, selected);
  const { edited } = editing;
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
        <PatternEditor
          key={barcode.id}
          number={numberOf(drawing, barcode.id)}
          values={edited?.values ?? barcode.pattern}
          readOnly={readOnly || edited === null}
          decodedText={decoded?.text}
          onChange={editor.changePattern}
          onSave={editor.savePattern}
          {...(!readOnly && { onEdit: () => editor.editPattern(barcode.id) })}
        />
      ) : (
        <p className="le-hint">{t('canvas.choosePattern')}</p>
      )}
    </div>
  );
}
