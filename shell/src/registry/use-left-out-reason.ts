import type {} from 'locales/texts/remotes';
import type { LeftOut } from 'shared-kit/model/registry';
import { useText } from 'shared-kit/i18n';

/** Why the console leaves a remote out, in the user's language. */
export function useLeftOutReason(): (one: LeftOut) => string {
  const { t } = useText('remotes');
  return ({ fault }) => {
    switch (fault.reason) {
      case 'malformed':
        return t('unusable.malformed', fault);
      case 'contract':
        return t('unusable.contract', fault);
      case 'parameter':
        return t('unusable.parameter', fault);
      case 'stray':
        return t('unusable.stray', fault);
      case 'twice':
        return t('unusable.twice');
      case 'origin':
        return t('unusable.origin', fault);
    }
  };
}
