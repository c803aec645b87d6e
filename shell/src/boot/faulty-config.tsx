import { useText } from 'shared-kit/i18n';
import { BrandMark, Button, LeanAlert } from 'shared-kit/ui-core';

/** Shown instead of the console when `/config.json` is missing or wrong: tells operators what to correct. */
export function FaultyConfig({ faults }: { faults: readonly string[] }) {
  const { t } = useText('common');
  return (
    <main className="ic-lone-page">
      <BrandMark size={48} />
      <h1>{t('config.title')}</h1>
      <p className="ic-muted">{t('config.text')}</p>
      <LeanAlert severity="error" title={t('config.faults')}>
        <ul className="ic-mono">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </LeanAlert>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('action.reload')}
      </Button>
    </main>
  );
}
