import { useText } from 'shared-kit/i18n';
import { BrandMark, Button } from 'shared-kit/ui-core';
import { Component, type ReactNode } from 'react';
import { leaveSplash } from '../boot/splash';

interface State {
  crashed: boolean;
}

/** Catches errors of the shell itself. Remotes have boundaries of their own. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidCatch(): void {
    leaveSplash();
  }

  override render(): ReactNode {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
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
