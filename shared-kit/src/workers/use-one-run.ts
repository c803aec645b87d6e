import { useEffect, useState } from 'react';

interface OneRun {
  /** Aborts the previous run and returns the signal of a new one. */
  begin: () => AbortSignal;
  end: () => void;
}

/** Allows a component one run of its work at a time: a new run, `end` and unmounting abort it. */
export function useOneRun(): OneRun {
  const [run] = useState(() => {
    let control = new AbortController();
    const end = () => control.abort();
    const begin = () => {
      end();
      control = new AbortController();
      return control.signal;
    };
    return { begin, end };
  });
  useEffect(() => run.end, [run]);
  return run;
}
