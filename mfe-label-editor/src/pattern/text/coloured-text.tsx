import type { DataField } from 'shared-kit/model';
import type { Evaluation } from '../evaluation/evaluate-texts';
import { huesOf } from '../hues';
import { shownText } from './shown-text';
import { textParts, type TextPart } from './text-parts';

export interface ColouredTextProps {
  text: string;
  /** The fields that it was tried with. */
  fields: readonly DataField[];
  evaluation: Evaluation | undefined;
}

/** A text with each field's characters in its colour and under its number, and what does not match marked from its first character on. */
export function ColouredText({ text, fields, evaluation }: ColouredTextProps) {
  const hues = huesOf(fields);
  return (
    <span className="pe-text ic-mono">
      {partsOf(text, fields, evaluation).map(({ at, kind, text: stretch }, index) => (
        // Parts have no name of their own, and never change their order.
        <span key={index} className={at === null ? undefined : `pe-part ${hues[at]}`} data-number={isNumbered(fields, at, kind) ? at : undefined} title={nameOf(fields, at)}>
          {shownText(stretch)}
        </span>
      ))}
      {evaluation?.status === 'failed' && <Wrong text={text.slice(evaluation.mismatch.from)} />}
    </span>
  );
}

/** From here on it is not what the pattern says; a mark of its own where the text ends too early. */
function Wrong({ text }: { text: string }) {
  return text === '' ? <span className="pe-ends" /> : <span className="pe-wrong">{shownText(text)}</span>;
}

function partsOf(text: string, fields: readonly DataField[], evaluation: Evaluation | undefined): TextPart[] {
  if (evaluation?.status === 'matched') return textParts(fields, evaluation.values, text);
  if (evaluation?.status !== 'failed') return textParts([], [], text);
  const { at, from } = evaluation.mismatch;
  return textParts(fields.slice(0, at ?? fields.length), evaluation.values, text.slice(0, from));
}

/** A field's number stands once, at what it is for. */
const isNumbered = (fields: readonly DataField[], at: number | null, kind: TextPart['kind']): boolean =>
  at !== null && (kind === 'value' || fields[at]?.type === 'constant');

const nameOf = (fields: readonly DataField[], at: number | null): string | undefined => (at === null ? undefined : shownText(fields[at]?.name ?? ''));
