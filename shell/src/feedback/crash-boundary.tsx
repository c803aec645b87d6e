import { forgetFailedParts } from 'shared-kit/host/ui-core';
import { useText } from 'shared-kit/i18n';
import { Component, type ReactNode } from 'react';
import { LonePage } from './lone-page';
import { hideSplash } from './splash';
import { lacksChunk } from '../federation/remote-failure';

interface State {
  crashed: boolean;
  error: unknown;
}

/** Catches errors of the shell itself. Remotes have boundaries of their own. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crashed: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crashed: true, error };
  }

  override componentDidCatch(): void {
    hideSplash();
  }

  override render(): ReactNode {
    const { crashed, error } = this.state;
    if (!crashed) return this.props.children;
    return <Crashed onRetry={lacksChunk(error) ? this.retry : undefined} />;
  }

  private readonly retry = (): void => {
    forgetFailedParts();
    this.setState({ crashed: false, error: null });
  };
}

/** `onRetry`: code of the shell's own frame has not arrived, which may be loaded again. */
function Crashed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useText('common');
  if (onRetry) return <LonePage role="alert" title={t('shell.partMissing')} action={t('action.retry')} onAction={onRetry} />;
  return (
    <LonePage
      role="alert"
      title={t('shell.crashedTitle')}
      text={t('shell.crashedText')}
      action={t('action.reload')}
      onAction={() => location.reload()}
    />
  );
}
