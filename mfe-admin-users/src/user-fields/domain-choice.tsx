import { nameOrder } from 'shared-kit/model';
import { CheckboxGroup } from 'shared-kit/ui-form';
import { useText } from 'shared-kit/i18n';
import type { ComponentProps } from 'react';

export interface DomainChoiceProps extends Pick<
  ComponentProps<typeof CheckboxGroup<string>>,
  'value' | 'onChange' | 'onBlur' | 'error' | 'loading'
> {
  /** The domains of the parent moderator; undefined without a parent. */
  given: readonly string[] | undefined;
  /** Domains that the parent no longer has: they can only be removed (D-39). */
  lost?: readonly string[];
  /** Shown instead of the domains when there is no parent. */
  noParent?: string;
}

/** Chooses the domains that a user may work in, from those of the parent (USERS-12). */
export function DomainChoice({ given, lost = [], noParent, ...group }: DomainChoiceProps) {
  const { t, locale } = useText('users');
  const byName = nameOrder(locale);
  return (
    <CheckboxGroup
      {...group}
      label={t('addUsr.authDomains')}
      names
      options={[
        ...[...(given ?? [])].sort(byName).map((domain) => ({ value: domain, label: domain })),
        ...[...lost].sort(byName).map((domain) => ({ value: domain, label: domain, help: t('profile.lostDomain') })),
      ]}
      empty={given ? t('addUsr.noDomains') : noParent}
    />
  );
}
