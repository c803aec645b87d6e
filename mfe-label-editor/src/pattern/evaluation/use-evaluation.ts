import type { DataField } from 'shared-kit/model';
import { useEffect, useState } from 'react';
import type { PatternValues } from '../../drawing/drawing';
import type { Evaluation } from './evaluate-texts';
import { runEvaluation } from './run-evaluation';

/** What a pattern makes of texts. */
export interface Evaluated {
  /** The fields that it was tried with, which may be those of a moment ago. */
  fields: readonly DataField[];
  of: (text: string) => Evaluation | undefined;
  /** It is being tried as it is now. */
  busy: boolean;
}

const NOTHING: ReadonlyMap<string, Evaluation> = new Map();

/** Tries a pattern on texts whenever it or they change (PATTERN-25, PATTERN-26). */
export function useEvaluation({ dataFields, ignoreRemaining }: PatternValues, wanted: readonly string[]): Evaluated {
  const texts = [...new Set(wanted)];
  const key = JSON.stringify([dataFields, ignoreRemaining, texts]);
  const [done, setDone] = useState({ key: '', fields: dataFields as readonly DataField[], known: NOTHING });

  useEffect(() => {
    const control = new AbortController();
    const request = { fields: dataFields, ignoreRemaining, texts };
    void runEvaluation(request, control.signal, (known) => setDone({ key, fields: dataFields, known }));
    return () => control.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for all that it is made of
  }, [key]);

  const isCurrent = done.key === key && texts.every((text) => done.known.has(text));
  return { fields: done.fields, of: (text) => done.known.get(text), busy: texts.length > 0 && !isCurrent };
}
