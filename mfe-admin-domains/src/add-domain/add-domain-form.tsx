import { domainsOf, moderatorsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { companyName, type Company } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useKeptState, useLiveList } from 'shared-kit/state';
import { Button, ButtonLink, ErrorState, Form, FormActions, FormFailure, Input } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { paths } from '../links/paths';
import { CopyFields } from './copy-fields';
import { ModeratorField } from './moderator-field';
import { useDomainForm } from './use-domain-form';
import { useDomainText } from './use-domain-text';

export interface AddDomainFormProps {
  companies: readonly Company[];
  /** The id of the company that is selected at first. */
  initial: string;
  /** Called with the id of the company that has the new domain. */
  onAdded: (company: string) => void;
}

/** The form of a new domain: company, moderator, name, and the domain to copy settings from (DOM-05, DOM-06). */
export function AddDomainForm({ companies, initial, onAdded }: AddDomainFormProps) {
  const { t } = useText('domains');
  const problemText = useDomainText();
  const navigate = useNavigate();
  const [company, setCompany] = useKeptState('addDomain/company', initial);
  const moderators = useLiveList(moderatorsOf(company));
  const domains = useLiveList(domainsOf(company));
  const form = useDomainForm({
    company,
    moderators: moderators.status === 'ready' ? moderators.data : undefined,
    domains: domains.status === 'ready' ? domains.data : undefined,
    onAdded: () => {
      onAdded(company);
      void navigate(paths.domains());
    },
  });
  const failed = [moderators, domains].find(({ status }) => status === 'error');
  if (failed?.problem) return <ErrorState message={failed.problem} onRetry={failed.retry} />;
  return (
    <Form onSubmit={form.submit} aria-label={t('addDom.title')}>
      <Select
        label={t('addDom.company')}
        names
        value={company}
        onChange={(next) => {
          setCompany(next);
          form.set('moderator', '');
          form.set('copies', false);
          form.set('source', '');
        }}
        options={companies.map((one) => ({ value: one.id, label: companyName(one) }))}
        disabled={form.busy}
      />
      <ModeratorField {...form.field('moderator')} moderators={moderators} disabled={form.busy} />
      <Input {...form.field('domain')} label={t('addDom.name')} autoComplete="off" disabled={form.busy} help={t('addDom.nameHelp')} />
      <CopyFields form={form} company={company} domains={domains} />
      <FormFailure problem={form.failure} textOf={problemText} />
      <FormActions>
        <Button type="submit" variant="primary" loading={form.busy} disabled={domains.status !== 'ready'}>
          {t('addDom.submit')}
        </Button>
        <ButtonLink to={paths.domains()} variant="text">
          {t('addDom.cancel')}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
