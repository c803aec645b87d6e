import type { RegistryEntry } from 'shared-kit/model/registry';
import { useLocation, useParams } from 'shared-kit/router';
import { createElement, Suspense, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { PageComponentsContext } from './page-components';
import { EndlessRenderingWatch } from './endless-rendering-watch';
import { RemoteBoundary } from './remote-boundary';
import { isExpectedFailure, NEVER_LOADED } from './remote-failure';
import { RemoteProblem } from './remote-problem';
import { useRegistry } from '../registry/registry';
import { SlowSkeleton } from './slow-skeleton';
import { useRemoteFailure } from './use-remote-failure';

export interface RemotePageProps {
  remote: RegistryEntry;
  page: string;
}

/**
 * Shows a page of a remote, or its outline or problem (docs/remote-contract.md). Other parameters in the path, such as another domain, begin
 * the page anew: its dialogs, selections and typed texts belong to what it showed (D-148).
 */
export function RemotePage(props: RemotePageProps) {
  return <PageOfSubject key={JSON.stringify(useParams())} {...props} />;
}

function PageOfSubject({ remote, page }: RemotePageProps) {
  const components = useContext(PageComponentsContext);
  const { reload } = useRegistry();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const onFailure = useRemoteFailure(remote, pathname);

  // Runs in the commit that unmounts the page, before the boundary around all pages handles errors of the unmount.
  useLayoutEffect(() => () => void (components.lastUnmounted = remote), [components, remote]);

  // A user who leaves a failed page and comes back gets another attempt.
  useEffect(() => () => components.forgetFailure(remote, page), [components, remote, page, pathname]);

  // If the remote has been published since, only the registry has its new URL.
  const retry = async () => {
    setRetrying(true);
    await reload();
    components.forgetFailure(remote, page);
    setAttempt((before) => before + 1);
    setRetrying(false);
  };
  const retryWhatHangs = () => {
    components.noteFailure(remote, new Error(NEVER_LOADED));
    void retry();
  };
  const problem = (isMissing: boolean, onRetry: () => void) => (
    <RemoteProblem remote={remote} isMissing={isMissing} retrying={retrying} onRetry={onRetry} />
  );
  return (
    <RemoteBoundary
      resetKey={`${remote.entry} ${pathname} ${attempt}`}
      onFailure={onFailure}
      fallback={(error) => problem(isExpectedFailure(error), () => void retry())}
    >
      {components.isWatched && <EndlessRenderingWatch pathname={pathname} />}
      <Suspense key={attempt} fallback={<SlowSkeleton key={pathname} stuck={problem(true, retryWhatHangs)} />}>
        {createElement(components.of(remote, page))}
      </Suspense>
    </RemoteBoundary>
  );
}
