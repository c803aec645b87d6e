import type {} from 'locales/texts/remotes';
import { useText } from 'shared-kit/i18n';
import { lastRefusal } from './registry-signature';

/** Why the registry that was read last was refused. */
export default function RegistryRefusal() {
  const { t: common } = useText('common');
  const { t } = useText('remotes');
  switch (lastRefusal()) {
    case 'older':
      return t('refused.older');
    case 'expired':
      return t('refused.expired');
    default:
      return common('remote.registryText');
  }
}
