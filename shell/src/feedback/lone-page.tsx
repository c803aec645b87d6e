import { BrandMark, Button } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';

interface LonePageProps {
  title: string;
  text?: string;
  children?: ReactNode;
  role?: 'alert';
  /** The label of its button. */
  action: string;
  onAction: () => void;
  loading?: boolean;
}

/** What is shown instead of the whole console: what has failed, and a button to try again. */
export function LonePage({ title, text, children, role, action, onAction, loading }: LonePageProps) {
  return (
    <main className="ic-lone-page" role={role}>
      <BrandMark size={48} />
      <h1>{title}</h1>
      {text && <p className="ic-muted">{text}</p>}
      {children}
      <Button variant="primary" loading={loading} onClick={onAction}>
        {action}
      </Button>
    </main>
  );
}
