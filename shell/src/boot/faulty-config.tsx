import { useText } from 'shared-kit/i18n';
import { Alert, BrandMark, Button } from 'shared-kit/ui-core';

/** Shown instead of the console when `/config.json` is missing or wrong: tells operators what to correct. */
export function FaultyConfig({ faults }: { faults: readonly string[] }) {
  const { t } = useText('common');
  return (
    <main className="ic-lone-page">
      <BrandMark size={48} />
      <h1>{t('config.title')}</h1>
      <p className="ic-muted">{t('config.text')}</p>
      <Alert severity="error" title={t('config.faults')}>
        <ul className="ic-mono">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Alert>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('action.reload')}
      </Button>
    </main>
  );
}
