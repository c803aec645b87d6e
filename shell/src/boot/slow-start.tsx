import { useText } from 'shared-kit/i18n';
import { BrandMark, Button } from 'shared-kit/ui-core';

/** When {@link SlowStart} replaces the splash screen. */
export const SLOW_START_MS = 6000;

/** Says that the start takes long, because of config, registry or identity service. A splash screen alone would seem to hang. */
export function SlowStart() {
  const { t } = useText('common');
  return (
    <main className="ic-lone-page" aria-busy="true">
      <BrandMark size={48} />
      {/* eslint-disable-next-line inventory/no-live-region -- the text never changes */}
      <p role="status">{t('shell.slowStart')}</p>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </main>
  );
}
