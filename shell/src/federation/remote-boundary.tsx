import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of it gives the content another chance: another page, another attempt. */
  resetKey: string;
  fallback: (error: unknown) => ReactNode;
  /** Told before what failed is taken off the page. */
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  resetKey: string;
}

/** Keeps what fails inside a remote's page away from the shell and the other remotes. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
