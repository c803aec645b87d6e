import { buildRegex, matchFields, testRegex, type DataField, type Mismatch } from 'shared-kit/model';
import type { JobContext } from 'shared-kit/workers';

export interface EvaluationRequest {
  fields: readonly DataField[];
  ignoreRemaining: boolean;
  texts: readonly string[];
}

/** What trying a pattern on a text came to. */
export type Evaluation =
  | { status: 'matched'; values: string[] }
  /** `values` are those of the fields before the one that does not match. */
  | { status: 'failed'; values: string[]; mismatch: Mismatch }
  /** It was ended at its deadline. */
  | { status: 'tooSlow' }
  /** The fields make no expression; only those of old documents do that. */
  | { status: 'broken' };

/** Told before a text is tried, since it may never end, and after. */
export type EvaluationStep = { begun: string } | { text: string; evaluation: Evaluation };

/** The expression itself, as the apps run it. It may take for ever: for workers, which can be ended. */
function tryExpression({ fields, ignoreRemaining }: EvaluationRequest, text: string): Evaluation {
  try {
    const values = testRegex(buildRegex(fields, ignoreRemaining), fields, text)?.map(({ value }) => value);
    if (values) return { status: 'matched', values };
  } catch {
    return { status: 'broken' };
  }
  const match = matchFields(fields, ignoreRemaining, text);
  // Only what an old document has for a length can be taken by the one and not by the other.
  return match.ok ? { status: 'broken' } : { status: 'failed', values: match.values, mismatch: match.mismatch };
}

/** The same for the fields' rules without an expression, where no worker can run: its time is short whatever the fields are. */
export function tryFields({ fields, ignoreRemaining }: EvaluationRequest, text: string): Evaluation {
  const match = matchFields(fields, ignoreRemaining, text);
  return match.ok ? { status: 'matched', values: match.values } : { status: 'failed', values: match.values, mismatch: match.mismatch };
}

/** The job of the worker: each text after the other. */
export function evaluateTexts(request: EvaluationRequest, { output }: JobContext<never, EvaluationStep>): void {
  for (const text of request.texts) {
    output({ begun: text });
    output({ text, evaluation: tryExpression(request, text) });
  }
}
