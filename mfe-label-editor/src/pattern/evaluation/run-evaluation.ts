import { runInWorker, startWorker } from 'shared-kit/workers';
import { tryFields, type Evaluation, type EvaluationRequest, type EvaluationStep } from './evaluate-texts';

/** How long trying one text may take. With a well-made pattern it takes less than a millisecond. */
const DEADLINE_MS = 1000;

const start = () => startWorker(new URL('./evaluation.worker.ts', import.meta.url));

/** Tries texts in one worker until all are done or one has reached its deadline. Resolves with the text that has reached it, or null. */
async function runUntilSlow(request: EvaluationRequest, signal: AbortSignal, onResult: (text: string, evaluation: Evaluation) => void): Promise<string | null> {
  const deadline = new AbortController();
  let slowText: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOutput = (step: EvaluationStep) => {
    clearTimeout(timer);
    if ('evaluation' in step) return onResult(step.text, step.evaluation);
    // The deadline counts from here, not from the start of the worker, which takes time too.
    timer = setTimeout(() => {
      slowText = step.startedText;
      deadline.abort();
    }, DEADLINE_MS);
  };
  try {
    await runInWorker<EvaluationRequest, void, never, EvaluationStep>(start, request, { signal: AbortSignal.any([signal, deadline.signal]), onOutput });
  } catch (error) {
    if (slowText === null) throw error;
  } finally {
    clearTimeout(timer);
  }
  return slowText;
}

/**
 * Tries a pattern on texts in a worker, so that a slow expression never blocks the page. A text that takes too long is reported as
 * `tooSlow`, and the others are tried in a new worker. `onResults` is called with all results so far.
 */
export async function runEvaluation(request: EvaluationRequest, signal: AbortSignal, onResults: (results: ReadonlyMap<string, Evaluation>) => void): Promise<void> {
  const results = new Map<string, Evaluation>();
  let { texts } = request;
  while (texts.length > 0) {
    try {
      const slowText = await runUntilSlow({ ...request, texts }, signal, (text, evaluation) => results.set(text, evaluation));
      if (slowText !== null) results.set(slowText, { status: 'tooSlow' });
    } catch {
      if (signal.aborted) return;
      // No worker can start in this browser, or the worker failed.
      for (const text of texts) if (!results.has(text)) results.set(text, tryFields(request, text));
    }
    if (signal.aborted) return;
    onResults(new Map(results));
    texts = texts.filter((text) => !results.has(text));
  }
}
