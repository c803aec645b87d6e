import { runInWorker, startWorker, WorkerError } from 'shared-kit/workers';
import { TOO_SLOW, tryFields, type EvaluatedText, type Evaluation, type EvaluationRequest } from './evaluate-texts';

const start = () => startWorker(new URL('./evaluation.worker.ts', import.meta.url));

/**
 * Tries a pattern on texts in a worker, so that a slow expression never blocks the page. A text that takes too long is reported as
 * `tooSlow`, and the others are tried in a new worker. `onResults` is called with all results so far.
 */
export async function runEvaluation(
  request: EvaluationRequest,
  signal: AbortSignal,
  onResults: (results: ReadonlyMap<string, Evaluation>) => void,
): Promise<void> {
  const results = new Map<string, Evaluation>();
  const remaining = () => request.texts.filter((text) => !results.has(text));
  const onOutput = ({ text, evaluation }: EvaluatedText) => results.set(text, evaluation);
  for (let texts = request.texts; texts.length > 0; texts = remaining()) {
    try {
      await runInWorker<EvaluationRequest, void, never, EvaluatedText>(start, { ...request, texts }, { signal, onOutput });
    } catch (error) {
      if (signal.aborted) return;
      const isTooSlow = error instanceof WorkerError && error.message === TOO_SLOW.fault.message;
      if (isTooSlow) results.set(remaining()[0]!, { status: 'tooSlow' });
      // No worker can start in this browser, or the worker failed.
      else for (const text of remaining()) results.set(text, tryFields(request, text));
    }
    onResults(new Map(results));
  }
}
