import { nameOrder } from 'shared-kit/model';
import { CheckboxGroup } from 'shared-kit/ui-form';
import { useText } from 'shared-kit/i18n';

export interface DomainsFieldProps {
  /** The domains to choose from; undefined before a moderator is chosen. */
  available: readonly string[] | undefined;
  value: readonly string[];
  onChange: (domains: string[]) => void;
  loading?: boolean;
  disabled?: boolean;
  help?: string | undefined;
  error?: string | undefined;
}

/** Chooses the domains of a key from those of its moderator, or says that there are none (KEYS-14, KEYS-15, KEYS-19). */
export function DomainsField({ available, help, ...field }: DomainsFieldProps) {
  const { t, locale } = useText('apiKeys');
  const options = [...(available ?? [])].sort(nameOrder(locale)).map((domain) => ({ value: domain, label: domain }));
  return (
    <CheckboxGroup
      {...field}
      label={t('addApiKey.domains')}
      names
      options={options}
      help={options.length > 0 ? help : undefined}
      empty={available ? t('addApiKey.noDomains') : t('addApiKey.chooseModeratorFirst')}
    />
  );
}
