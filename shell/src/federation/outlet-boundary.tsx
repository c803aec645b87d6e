import type { RegistryEntry } from 'shared-kit/model/registry';
import { useLocation } from 'shared-kit/router';
import { Component, useContext, type ReactNode } from 'react';
import { PageComponentsContext, type PageComponents } from './page-components';

/** How often the content of one URL is rendered again. After that the shell itself has failed. */
const MAX_RECOVERIES = 3;

interface Props {
  pathname: string;
  components: PageComponents;
  children: ReactNode;
}

interface State {
  pathname: string;
  error: unknown;
  failed: boolean;
  recoveries: number;
  /** The remote whose page failed when it unmounted. */
  failedRemote: RegistryEntry | undefined;
}

const initialState = (pathname: string): State => ({ pathname, error: null, failed: false, recoveries: 0, failedRemote: undefined });

/**
 * Stays mounted when pages change. Catches errors that a page throws when it unmounts, renders the page that the router wants now, and records the error
 * as a failure of the left page's remote.
 */
export function OutletBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const components = useContext(PageComponentsContext);
  return (
    <Boundary pathname={pathname} components={components}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<Props, State> {
  override state = initialState(this.props.pathname);

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ pathname, components }: Props, state: State): Partial<State> | null {
    if (pathname !== state.pathname) return initialState(pathname);
    // Read before the content below is unmounted, since `lastUnmounted` would be its remote afterwards.
    return state.failed && !state.failedRemote ? { failedRemote: components.lastUnmounted } : null;
  }

  override componentDidCatch(error: unknown): void {
    const { components } = this.props;
    components.log.fail(error, this.state.failedRemote ?? components.lastUnmounted);
    // One recovery for all errors of a removal.
    this.setState(({ failed, recoveries }) => (failed ? { failed: false, failedRemote: undefined, recoveries: recoveries + 1 } : null));
  }

  override render(): ReactNode {
    const { failed, recoveries, error } = this.state;
    if (!failed) return this.props.children;
    if (recoveries >= MAX_RECOVERIES) throw error;
    // Renders nothing first: React unmounts the content of a failed boundary, which may fail once more.
    return null;
  }
}
