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

export interface EvaluatedText {
  text: string;
  evaluation: Evaluation;
}

/** The error of the worker when a text takes longer than a second. With a well-made pattern it takes less than a millisecond. */
export const TOO_SLOW = { ms: 1000, fault: { name: 'Error', message: 'The pattern takes too long.' } };

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

/** The worker's job: tries one text after the other. Trying one may never end. */
export async function evaluateTexts(request: EvaluationRequest, { output, withLimit }: JobContext<never, EvaluatedText>): Promise<void> {
  for (const text of request.texts) output({ text, evaluation: await withLimit!(TOO_SLOW, () => tryExpression(request, text)) });
}
