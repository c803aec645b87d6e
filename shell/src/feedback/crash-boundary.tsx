import { forgetFailedParts } from 'shared-kit/host/ui-core';
import { useText } from 'shared-kit/i18n';
import { BrandMark, Button } from 'shared-kit/ui-core';
import { Component, type ReactNode } from 'react';
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
    return lacksChunk(error) ? <PartMissing onRetry={this.retry} /> : <Crashed />;
  }

  private readonly retry = (): void => {
    forgetFailedParts();
    this.setState({ crashed: false, error: null });
  };
}

/** Shown when code of the shell's own frame has not arrived. */
function PartMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useText('common');
  return (
    <main className="ic-lone-page" role="alert">
      <BrandMark size={48} />
      <h1>{t('shell.partMissing')}</h1>
      <Button variant="primary" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </main>
  );
}

function Crashed() {
  const { t } = useText('common');
  return (
    <main className="ic-lone-page" role="alert">
      <BrandMark size={48} />
      <h1>{t('shell.crashedTitle')}</h1>
      <p className="ic-muted">{t('shell.crashedText')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('action.reload')}
      </Button>
    </main>
  );
}
