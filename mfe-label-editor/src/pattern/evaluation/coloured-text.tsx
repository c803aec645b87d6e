import type { DataField } from 'shared-kit/model';
import type { Evaluation } from './evaluate-texts';
import { huesOf } from '../text/hues';
import { shownText } from '../text/shown-text';
import { textParts, type TextPart } from '../text/text-parts';
import type { EvaluationResults } from './use-evaluation';

/** A text with each field's characters in its colour and its number above. From the first character that does not match it is marked. */
export function ColouredText({ text, evaluated: { fields, of } }: { text: string; evaluated: EvaluationResults }) {
  const evaluation = of(text);
  const hues = huesOf(fields);
  return (
    <span className="pe-text ic-mono" translate="no">
      {partsOf(text, fields, evaluation).map(({ at, kind, text: stretch }, index) => (
        // The index can be the key: parts have no ids and never change their order.
        <span
          key={index}
          className={at === null ? undefined : `pe-part ${hues[at]}`}
          data-number={isNumbered(fields, at, kind) ? at : undefined}
          title={nameOf(fields, at)}
        >
          {shownText(stretch)}
        </span>
      ))}
      {evaluation?.status === 'failed' && <Wrong text={text.slice(evaluation.mismatch.from)} />}
    </span>
  );
}

/** The rest of the text, which does not match; a mark when the text ends too early. */
function Wrong({ text }: { text: string }) {
  return text === '' ? <span className="pe-ends" /> : <span className="pe-wrong">{shownText(text)}</span>;
}

function partsOf(text: string, fields: readonly DataField[], evaluation: Evaluation | undefined): TextPart[] {
  if (evaluation?.status === 'matched') return textParts(fields, evaluation.values, text);
  if (evaluation?.status !== 'failed') return textParts([], [], text);
  const { at, from } = evaluation.mismatch;
  return textParts(fields.slice(0, at ?? fields.length), evaluation.values, text.slice(0, from));
}

/** Whether a part shows the number of its field: each field shows it once, at its value or its constant. */
const isNumbered = (fields: readonly DataField[], at: number | null, kind: TextPart['kind']): boolean =>
  at !== null && (kind === 'value' || fields[at]?.type === 'constant');

const nameOf = (fields: readonly DataField[], at: number | null): string | undefined =>
  at === null ? undefined : shownText(fields[at]?.name ?? '');
