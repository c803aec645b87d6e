import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { LonePage } from '../feedback/lone-page';

/** Shown instead of the console where it cannot run: an address without https, or an old browser. */
export function MissingNeeds() {
  const { t } = useText('common');
  const { t: own } = useText('remotes');
  return (
    <LonePage role="alert" title={own('needs.title')} action={t('action.reload')} onAction={() => location.reload()}>
      <p>{own(isSecureContext ? 'needs.browser' : 'needs.secure')}</p>
    </LonePage>
  );
}
