import { useText } from 'shared-kit/i18n';
import { companyName, moderatorOptions, type Company } from 'shared-kit/model';
import { Button, ErrorState, Form, FormActions, FormFailure, Input } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { DomainsField } from '../form/domains-field';
import { useGoBack } from '../links/use-go-back';
import { useKeyForm } from './use-key-form';
import { useKeyText } from './use-key-text';

export interface CreateKeyFormProps {
  companies: readonly Company[];
  /** The id of the company that is selected at first. */
  initial: string;
}

/** The form of a new key: company, moderator, some of the moderator's domains, and a description (KEYS-14 to KEYS-17). */
export function CreateKeyForm({ companies, initial }: CreateKeyFormProps) {
  const { t, locale } = useText('apiKeys');
  const goBack = useGoBack();
  const problemText = useKeyText();
  const form = useKeyForm(initial, goBack);
  const { field, moderators, moderator, stored, failure } = form;
  const known = moderators.status === 'ready' ? moderators.data : undefined;

  if (moderators.status === 'error') return <ErrorState message={moderators.problem} onRetry={moderators.retry} />;
  return (
    <Form onSubmit={form.submit} aria-label={t('addApiKey.title')}>
      <Select
        {...field('company')}
        label={t('addApiKey.company')}
        names
        options={companies.map((one) => ({ value: one.id, label: companyName(one) }))}
        disabled={form.busy}
      />
      <Select
        {...field('moderator')}
        label={t('addApiKey.moderator')}
        names
        value={moderator?.uid ?? ''}
        options={moderatorOptions(known ?? [], locale)}
        placeholder={t('addApiKey.chooseModerator')}
        disabled={!known || form.busy}
        help={known?.length === 0 ? t('addApiKey.noModerators') : undefined}
      />
      <DomainsField
        {...field('domains')}
        available={moderator?.authDomains}
        value={form.domains}
        disabled={form.busy}
        help={t('addApiKey.domainsHelp')}
      />
      <Input
        {...field('description')}
        label={t('addApiKey.description')}
        maxLength={100}
        autoComplete="off"
        disabled={form.busy}
        help={stored ? t('addApiKey.storedAs', { description: stored }) : t('addApiKey.descriptionHelp')}
      />
      <FormFailure problem={failure} textOf={problemText} />
      <FormActions>
        <Button type="submit" variant="primary" loading={form.busy}>
          {t('addApiKey.submit')}
        </Button>
        <Button variant="text" onClick={goBack}>
          {t('addApiKey.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
