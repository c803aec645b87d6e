import { runInWorker, startWorker } from 'shared-kit/workers';
import { tryFields, type Evaluation, type EvaluationRequest, type EvaluationStep } from './evaluate-texts';

/** What a text may take; with a pattern that is well made it takes no millisecond. */
export const DEADLINE_MS = 1000;

const start = () => startWorker(new URL('./evaluation.worker.ts', import.meta.url));

/** Tries texts in one worker until all are done or one has met its deadline, and answers with that one. */
async function runUntilSlow(request: EvaluationRequest, signal: AbortSignal, took: (text: string, evaluation: Evaluation) => void): Promise<string | null> {
  const deadline = new AbortController();
  let slow: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOutput = (step: EvaluationStep) => {
    clearTimeout(timer);
    if ('evaluation' in step) return took(step.text, step.evaluation);
    // Counted from here: that a worker takes time to start is no fault of the pattern.
    timer = setTimeout(() => {
      slow = step.begun;
      deadline.abort();
    }, DEADLINE_MS);
  };
  try {
    await runInWorker<EvaluationRequest, void, never, EvaluationStep>(start, request, { signal: AbortSignal.any([signal, deadline.signal]), onOutput });
  } catch (error) {
    if (slow === null) throw error;
  } finally {
    clearTimeout(timer);
  }
  return slow;
}

/**
 * Tries a pattern on texts, apart from the page: whatever an expression does, the page goes on, and a text that takes too long is told
 * as such without holding up the others. `told` has all that is known so far.
 */
export async function runEvaluation(request: EvaluationRequest, signal: AbortSignal, told: (known: ReadonlyMap<string, Evaluation>) => void): Promise<void> {
  const known = new Map<string, Evaluation>();
  let { texts } = request;
  while (texts.length > 0) {
    try {
      const slow = await runUntilSlow({ ...request, texts }, signal, (text, evaluation) => known.set(text, evaluation));
      if (slow !== null) known.set(slow, { status: 'tooSlow' });
    } catch {
      if (signal.aborted) return;
      // No worker can start here, or it broke.
      for (const text of texts) if (!known.has(text)) known.set(text, tryFields(request, text));
    }
    if (signal.aborted) return;
    told(new Map(known));
    texts = texts.filter((text) => !known.has(text));
  }
}
