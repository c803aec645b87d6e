import { buildRegex, matchFields, testRegex, type DataField, type Mismatch } from 'shared-kit/model';
import type { JobContext } from 'shared-kit/workers/inside';

export interface EvaluationRequest {
  fields: readonly DataField[];
  ignoreRemaining: boolean;
  texts: readonly string[];
}

/** The result of trying a pattern on a text. */
export type Evaluation =
  | { status: 'matched'; values: string[] }
  /** `values` are those of the fields before the one that does not match. */
  | { status: 'failed'; values: string[]; mismatch: Mismatch }
  /** The worker was ended at the deadline. */
  | { status: 'tooSlow' }
  /** The fields make no valid expression, which only those of old documents can do. */
  | { status: 'broken' };

/** Sent before a text is tried, since trying it may never end, and again with the result. */
export type EvaluationStep = { startedText: string } | { text: string; evaluation: Evaluation };

/** Runs the expression itself, as the apps do. Only for workers, because it may never finish, and a worker can be terminated. */
function tryExpression({ fields, ignoreRemaining }: EvaluationRequest, text: string): Evaluation {
  try {
    const values = testRegex(buildRegex(fields, ignoreRemaining), fields, text)?.map(({ value }) => value);
    if (values) return { status: 'matched', values };
  } catch {
    return { status: 'broken' };
  }
  const match = matchFields(fields, ignoreRemaining, text);
  // The fields match although the expression does not: only the invalid lengths of old documents cause this.
  return match.ok ? { status: 'broken' } : { status: 'failed', values: match.values, mismatch: match.mismatch };
}

/** Applies the fields one by one instead of the expression, where no worker can run: this never takes long. */
export function tryFields({ fields, ignoreRemaining }: EvaluationRequest, text: string): Evaluation {
  const match = matchFields(fields, ignoreRemaining, text);
  return match.ok ? { status: 'matched', values: match.values } : { status: 'failed', values: match.values, mismatch: match.mismatch };
}

/** The worker's job: tries one text after the other. */
export function evaluateTexts(request: EvaluationRequest, { output }: JobContext<never, EvaluationStep>): void {
  for (const text of request.texts) {
    output({ startedText: text });
    output({ text, evaluation: tryExpression(request, text) });
  }
}
