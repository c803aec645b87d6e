import { createKey } from 'shared-kit/api';
import { moderatorsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { SNACKBAR_MS, validateKeyDescription, type ModeratorProfile } from 'shared-kit/model';
import { useFeedback, useLiveList, type LiveList } from 'shared-kit/state';
import { useFormValues, useFormWithValues, type FormState } from 'shared-kit/ui-core';
import { useState } from 'react';
import { fieldOfProblem, type KeyValues } from './key-problems';
import { useKeyText } from './use-key-text';

export interface KeyForm extends FormState<KeyValues> {
  moderators: LiveList<ModeratorProfile>;
  /** The chosen moderator; undefined when nobody is chosen or the moderator was removed. */
  moderator: ModeratorProfile | undefined;
  /** The chosen domains that the moderator still has. */
  domains: string[];
  /** The description as it will be stored, if that differs from the typed one. */
  stored: string | undefined;
}

/**
 * The form's values, rules and sending. All attempts of one form have the same id, by which the server recognises a repeated attempt. So a
 * lost answer never leads to two keys.
 */
export function useKeyForm(initialCompany: string, onCreated: () => void): KeyForm {
  const { t } = useText('apiKeys');
  const problemText = useKeyText();
  const { snackbar } = useFeedback();
  const [attempt] = useState(() => crypto.randomUUID());
  const formValues = useFormValues<KeyValues>({
    initial: { company: initialCompany, moderator: '', domains: [], description: '' },
    adjust: withConsequences,
    guardedAs: 'createKey',
  });
  const { values } = formValues;
  const moderators = useLiveList(moderatorsOf(values.company));
  const find = (uid: string) => moderators.data.find((one) => one.uid === uid);
  const isGone = (uid: string) => uid !== '' && moderators.status === 'ready' && !find(uid);
  const domainsOf = ({ domains, moderator }: KeyValues) => domains.filter((domain) => find(moderator)?.authDomains.includes(domain));

  const form = useFormWithValues(formValues, {
    validate: ({ moderator, description }) => {
      const checked = validateKeyDescription(description);
      return {
        moderator: moderator === '' ? t('addApiKey.moderatorRequired') : undefined,
        description: checked.ok ? undefined : checked.problem,
      };
    },
    // Show this as soon as another user removes the moderator, and not only after Create is pressed.
    validateOnChange: ({ moderator }) => ({ moderator: isGone(moderator) ? t('addApiKey.moderatorGone') : undefined }),
    submit: (sent) =>
      createKey({
        company: sent.company,
        parentUid: sent.moderator,
        description: descriptionOf(sent),
        authDomains: domainsOf(sent),
        attempt,
      }),
    fieldOf: fieldOfProblem,
    done: onCreated,
    problemText,
  });
  const checked = validateKeyDescription(values.description);

  return {
    ...form,
    moderators,
    moderator: find(values.moderator),
    domains: domainsOf(values),
    stored: checked.ok && checked.value !== values.description.trim() ? checked.value : undefined,
    submit: async (filled) => {
      if (!checked.ok) snackbar({ message: checked.problem, severity: 'error', duration: SNACKBAR_MS.error });
      return form.submit(filled);
    },
  };
}

/** The description as it is stored: without accents (KEYS-16). What cannot be stored is refused before it is sent. */
function descriptionOf({ description }: KeyValues): string {
  const checked = validateKeyDescription(description);
  return checked.ok ? checked.value : description;
}

/** Another company clears moderator and domains; another moderator clears the domains. */
function withConsequences(values: KeyValues, changed: string): KeyValues {
  if (changed === 'company') return { ...values, moderator: '', domains: [] };
  return changed === 'moderator' ? { ...values, domains: [] } : values;
}
