import { useText } from 'shared-kit/i18n';
import { REGION } from './drawing/drag';
import { barcodeOf, numberOf } from './drawing/edits';
import type { Editor } from './editing/use-editor';
import { PatternEditor } from './pattern/pattern-editor';
import type { DecodedText } from './proposal/proposal';

/** The pattern of the selected barcode: for reading, until it is edited (decision D-59). */
export function PatternPanel({ editor, texts }: { editor: Editor; texts: ReadonlyMap<string, DecodedText> }) {
  const { t } = useText('labelEditor');
  const { drawing, editing, selected, readOnly } = editor;
  const barcode = selected === REGION ? undefined : barcodeOf(drawing, selected);
  const { edited } = editing;
  if (!barcode && editing.mode !== 'pattern') return null;
  return (
    <div className="le-pattern">
      {barcode ? (
        <PatternEditor
          key={barcode.id}
          number={numberOf(drawing, barcode.id)}
          values={edited?.values ?? barcode.pattern}
          readOnly={readOnly || edited === null}
          decodedText={texts.get(barcode.id)?.text}
          onChange={editor.changePattern}
          onSave={editor.savePattern}
        />
      ) : (
        <p className="le-hint">{t('canvas.choosePattern')}</p>
      )}
    </div>
  );
}
