import { formatList, formatPercent, useText } from 'shared-kit/i18n';
import type { Canary } from 'shared-kit/model/registry';
import type { LoadedRemote } from '../../registry/loaded-registry';

/** Functions for the source of a remote's code and for the users of its canary, as texts. */
export function useSourceText(): { sourceOf: (remote: LoadedRemote) => string; canaryOf: (remote: LoadedRemote) => string | null } {
  const { t, locale } = useText('remotes');
  const whoHas = ({ percent, companies }: Canary): string => {
    const parts = [
      percent !== undefined && t('source.ofUsers', { percent: formatPercent(percent / 100, locale, 2) }),
      companies && t('source.ofCompanies', { companies: formatList(companies, locale) }),
    ];
    return formatList(
      parts.filter((part) => part !== undefined && part !== false),
      locale,
    );
  };
  return {
    sourceOf: ({ overridden, canary }) => t(overridden ? 'source.override' : canary?.chosen ? 'source.canary' : 'source.registry'),
    canaryOf: ({ overridden, canary }) => {
      if (!canary || overridden) return null;
      return canary.chosen ? whoHas(canary) : t('source.other', { version: canary.version, who: whoHas(canary) });
    },
  };
}
