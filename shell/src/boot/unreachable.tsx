import { useText } from 'shared-kit/i18n';
import { BrandMark, Button } from 'shared-kit/ui-core';

export interface UnreachableProps {
  /** The files that the server did not send. */
  paths: readonly string[];
  retrying: boolean;
  onRetry: () => void;
}

/** Shown instead of the console when the files that it starts from cannot be reached. */
export function Unreachable({ paths, retrying, onRetry }: UnreachableProps) {
  const { t } = useText('common');
  return (
    <main className="ic-lone-page" role="alert">
      <BrandMark size={48} />
      <h1>{t('unreachable.title')}</h1>
      <p className="ic-muted">{t('unreachable.text', { files: paths.map((path) => path.slice(1)).join(', ') })}</p>
      <Button variant="primary" loading={retrying} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </main>
  );
}
