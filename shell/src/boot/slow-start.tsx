import { useText } from 'shared-kit/i18n';
import { BrandMark } from 'shared-kit/ui-core';

/** When the splash gives way to words. */
export const SLOW_START_MS = 6000;

/** While config or registry are long in coming: says so instead of a splash that seems to hang. */
export function SlowStart() {
  const { t } = useText('common');
  return (
    <main className="ic-lone-page" aria-busy="true">
      <BrandMark size={48} />
      <p role="status">{t('shell.slowStart')}</p>
    </main>
  );
}
