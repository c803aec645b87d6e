import type { RegistryEntry } from 'shared-kit/contract';
import { useLocation } from 'shared-kit/router';
import { createElement, Suspense, useContext, useEffect, useState } from 'react';
import { PageComponentsContext } from './page-components';
import { RemoteBoundary } from './remote-boundary';
import { NEVER_CAME } from './remote-failure';
import { RemoteProblem } from './remote-problem';
import { useRegistry } from './registry';
import { SlowSkeleton } from './slow-skeleton';
import { useRemoteFailure } from './use-remote-failure';

export interface RemotePageProps {
  remote: RegistryEntry;
  page: string;
}

/** Shows a page of a remote, or its outline or problem (design.md section 3, "Boundaries"). */
export function RemotePage({ remote, page }: RemotePageProps) {
  const components = useContext(PageComponentsContext);
  const { reload } = useRegistry();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const onFailure = useRemoteFailure(remote, pathname);

  // A user who leaves a failed page and comes back gets another attempt.
  useEffect(() => () => components.forgetFailure(remote, page), [components, remote, page, pathname]);

  // If the remote has been published since, only the registry has its new address.
  const retry = async () => {
    setRetrying(true);
    await reload();
    components.forgetFailure(remote, page);
    setAttempt((before) => before + 1);
    setRetrying(false);
  };
  const retryWhatHangs = () => {
    components.noteFailure(remote, new Error(NEVER_CAME));
    void retry();
  };
  const problem = (error: unknown, onRetry: () => void) => <RemoteProblem remote={remote} error={error} retrying={retrying} onRetry={onRetry} />;
  return (
    <RemoteBoundary resetKey={`${remote.entry} ${pathname} ${attempt}`} onFailure={onFailure} fallback={(error) => problem(error, () => void retry())}>
      <Suspense key={attempt} fallback={<SlowSkeleton key={pathname} stuck={problem(null, retryWhatHangs)} />}>
        {createElement(components.of(remote, page))}
      </Suspense>
    </RemoteBoundary>
  );
}
