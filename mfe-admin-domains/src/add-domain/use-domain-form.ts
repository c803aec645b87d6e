import { useText } from 'shared-kit/i18n';
import { CODE, SNACKBAR_MS, validateDomainName, type Domain, type ModeratorProfile } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useForm, type FormState } from 'shared-kit/ui-core';
import { fieldOfProblem, type DomainDraft, type DomainErrors } from './domain-problems';
import { useDomainAddition } from './use-domain-addition';
import { useNameText } from './use-name-text';
import { useDomainText } from './use-domain-text';

export interface DomainFormOptions {
  company: string;
  /** Live moderators and domains of the company; undefined while loading. */
  moderators: readonly ModeratorProfile[] | undefined;
  domains: readonly Domain[] | undefined;
  onAdded: () => void;
}

const HOPELESS: readonly (number | undefined)[] = [CODE.invalidData, CODE.forbiddenCharacters];

const EMPTY: DomainDraft = { moderator: '', domain: '', copies: false, source: '' };

/** The form's values, rules and sending. */
export function useDomainForm({ company, moderators, domains, onAdded }: DomainFormOptions): FormState<DomainDraft> {
  const { t } = useText('domains');
  const { snackbar } = useFeedback();
  const nameText = useNameText();
  const problemText = useDomainText();
  const { sent, add } = useDomainAddition();
  const ids = (domains ?? []).map(({ id }) => id).sort();
  // The live list may already contain the new domain before the API answers.
  const checkName = (name: string) =>
    validateDomainName(
      name,
      ids.filter((id) => !sent.includes(id)),
    );

  const form = useForm<DomainDraft>({
    initial: EMPTY,
    guardedAs: 'addDomain',
    validate: ({ moderator, domain, copies, source }) => {
      const errors: DomainErrors = {};
      if (moderator === '') errors.moderator = t('addDom.moderatorRequired');
      else if (moderators && !moderators.some(({ uid }) => uid === moderator)) errors.moderator = t('addDom.moderatorGone');
      const name = checkName(domain);
      if (!name.ok) errors.domain = nameText(name.problem);
      if (copies && source === '') errors.source = t('addDom.sourceRequired');
      else if (copies && domains && !ids.includes(source)) errors.source = t('addDom.sourceGone');
      return errors;
    },
    submit: (draft) => add(company, draft, ids),
    fieldOf: fieldOfProblem,
    done: onAdded,
    problemText,
  });
  const { values, field } = form;
  const name = checkName(values.domain);
  // What more typing cannot solve, such as a forbidden character, shows at once.
  const hopeless = !name.ok && HOPELESS.includes(name.problem.code) ? nameText(name.problem) : undefined;
  return {
    ...form,
    field: (key) => ({ ...field(key), error: field(key).error ?? (key === 'domain' ? hopeless : undefined) }),
    submit: async (filled) => {
      if (!name.ok) {
        snackbar({
          message: nameText(name.problem),
          names: [values.domain],
          severity: 'error',
          duration: SNACKBAR_MS.error,
        });
      }
      return form.submit(filled);
    },
  };
}
