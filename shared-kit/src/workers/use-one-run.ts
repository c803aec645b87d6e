import { useEffect, useState } from 'react';

export interface OneRun {
  /** Ends the run before and begins another, which lasts as long as the signal does. */
  begin: () => AbortSignal;
  end: () => void;
}

/** Lets one piece of work of a component run at a time: beginning another, `end` and leaving the page end it. */
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
