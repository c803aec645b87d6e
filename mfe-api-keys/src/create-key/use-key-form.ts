import { useMessageText, useText } from 'shared-kit/i18n';
import { SNACKBAR_MS, validateKeyDescription, type ModeratorProfile } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useForm, type FormState } from 'shared-kit/ui-core';
import type { KeyErrors, KeyValues } from './key-problems';
import { useKeyCreation } from './use-key-creation';

export interface KeyFormOptions {
  company: string;
  /** Of that company, live; undefined while they are on their way. */
  moderators: readonly ModeratorProfile[] | undefined;
  onCreated: () => void;
}

export interface KeyForm extends FormState<KeyValues> {
  /** The chosen moderator, as long as there is such a one. */
  moderator: ModeratorProfile | undefined;
  chooseModerator: (uid: string) => void;
  /** The chosen domains that the moderator has; others may lose some at any time. */
  domains: string[];
  /** How the description will be stored, when that is not as it was typed. */
  stored: string | undefined;
  failure: string | null;
}

/** The form's values, rules and sending. */
export function useKeyForm({ company, moderators, onCreated }: KeyFormOptions): KeyForm {
  const { t } = useText('apiKeys');
  const say = useMessageText();
  const { snackbar } = useFeedback();
  const { failure, create } = useKeyCreation();
  const find = (uid: string) => moderators?.find((one) => one.uid === uid);
  const domainsOf = (values: KeyValues) => values.domains.filter((domain) => find(values.moderator)?.authDomains.includes(domain));

  const form = useForm<KeyValues>({
    initial: { moderator: '', domains: [], description: '' },
    guardedAs: 'createKey',
    validate: ({ moderator, description }) => {
      const errors: KeyErrors = {};
      if (moderator === '') errors.moderator = t('addApiKey.moderatorRequired');
      else if (moderators && !find(moderator)) errors.moderator = t('addApiKey.moderatorGone');
      const checked = validateKeyDescription(description);
      if (!checked.ok) errors.description = say(checked.problem);
      return errors;
    },
    submit: async (values, saved) => {
      const errors = await create(company, { ...values, domains: domainsOf(values) });
      if (errors) return errors;
      saved();
      onCreated();
    },
  });
  const { values, errors } = form;
  const moderator = find(values.moderator);
  const checked = validateKeyDescription(values.description);
  const gone = values.moderator !== '' && moderators !== undefined && !moderator;

  return {
    ...form,
    moderator,
    chooseModerator: (uid) => {
      form.set('moderator', uid);
      form.set('domains', []);
    },
    domains: domainsOf(values),
    stored: checked.ok && checked.value !== values.description.trim() ? checked.value : undefined,
    failure,
    // Nobody has to press Create first to hear that somebody else removed the moderator.
    errors: gone ? { ...errors, moderator: t('addApiKey.moderatorGone') } : errors,
    submit: async () => {
      if (!checked.ok) snackbar({ message: checked.problem, severity: 'error', duration: SNACKBAR_MS.error });
      await form.submit();
    },
  };
}
