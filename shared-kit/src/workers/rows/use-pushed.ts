import { startTransition, useEffect, useState } from 'react';
import type { RowSource } from './row-source';

/**
 * What a source has last said. What the user has not asked for is rendered so that the browser can answer the user in between: a worker sends
 * rows at any time, and a table of them takes long to render. Several values of one source change together. `read` returns what never
 * changes, and is always the same function.
 */
export function usePushed<T>(source: Pick<RowSource<never>, 'subscribe'> | undefined, read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const take = (isAnswer: boolean) => (isAnswer ? setValue(read) : startTransition(() => setValue(read)));
    take(false);
    return source?.subscribe(take);
  }, [source, read]);
  return value;
}
