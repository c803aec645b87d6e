import { Component, type ReactNode } from 'react';

interface Props {
  /** Names page and attempt. When it changes, the boundary renders its content again. */
  resetKey: string;
  fallback: (error: unknown) => ReactNode;
  /** Called before the fallback replaces the content, once for each `resetKey`. */
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  resetKey: string;
}

/** Catches the errors of a remote's page, so that the shell and the other remotes keep working. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: null, resetKey };
  }

  private reportedFor: string | null = null;

  override componentDidCatch(error: unknown): void {
    // Content that is removed because it has failed may fail once more.
    if (this.reportedFor === this.state.resetKey) return;
    this.reportedFor = this.state.resetKey;
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
