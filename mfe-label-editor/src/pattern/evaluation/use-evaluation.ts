import { useEffect, useState } from 'react';
import type { PatternValues } from '../../drawing/drawing';
import type { Evaluation } from './evaluate-texts';
import { runEvaluation } from './run-evaluation';

/** The results of trying a pattern on texts. */
export type EvaluationResults = ReturnType<typeof useEvaluation>;

const NOTHING: ReadonlyMap<string, Evaluation> = new Map();

/** Tries a pattern on texts whenever the pattern or the texts change (PATTERN-25, PATTERN-26). */
export function useEvaluation({ dataFields, ignoreRemaining }: PatternValues, testTexts: readonly string[]) {
  const texts = [...new Set(testTexts)];
  const key = JSON.stringify([dataFields, ignoreRemaining, texts]);
  const [latest, setLatest] = useState({ key: '', fields: dataFields, known: NOTHING });

  useEffect(() => {
    const control = new AbortController();
    const request = { fields: dataFields, ignoreRemaining, texts };
    void runEvaluation(request, control.signal, (known) => setLatest({ key, fields: dataFields, known }));
    return () => control.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for all that it is made of
  }, [key]);

  const isCurrent = latest.key === key && texts.every((text) => latest.known.has(text));
  // While it is busy, the fields are those before the last change, to which the results belong.
  return { fields: latest.fields, of: (text: string) => latest.known.get(text), busy: texts.length > 0 && !isCurrent };
}
