import { useEffect, useState } from 'react';
import { usePushed } from './use-pushed';
import type { WorkerSource } from './worker-source';

/** The rows of the worker that `create` starts, for as long as the component is shown, and what the worker says about all of them. */
export function useWorkerSource<T, Req, Res, About>(create: () => WorkerSource<T, Req, Res, About>) {
  const [source] = useState(create);
  useEffect(() => () => source.end(), [source]);
  const about = usePushed(source, source.readAbout);
  const problem = usePushed(source, source.readProblem);
  return { source, about, problem };
}
