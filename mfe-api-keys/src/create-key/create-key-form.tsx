import { moderatorsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { Alert, Button, ErrorState, Form, FormActions, Input } from 'shared-kit/ui-core';
import { NativeSelect } from 'shared-kit/ui-frame';
import { useState } from 'react';
import { DomainsField } from '../domains-field';
import { companyName, moderatorName } from '../names';
import { useGoBack } from '../use-go-back';
import { useKeyForm } from './use-key-form';

export interface CreateKeyFormProps {
  companies: readonly Company[];
  /** The company to begin with. */
  initial: string;
}

/** Company, one of its moderators, some of that moderator's domains, and what the key is for (KEYS-14 to KEYS-17). */
export function CreateKeyForm({ companies, initial }: CreateKeyFormProps) {
  const { t, locale } = useText('apiKeys');
  const goBack = useGoBack();
  const [company, setCompany] = useState(initial);
  const moderators = useLiveList(moderatorsOf(company));
  const known = moderators.status === 'ready' ? moderators.data : undefined;
  const form = useKeyForm({ company, moderators: known, onCreated: goBack });
  const { moderator, stored, failure } = form;

  if (moderators.status === 'error') return <ErrorState message={moderators.problem} onRetry={moderators.retry} />;
  const byName = [...(known ?? [])].sort((a, b) => moderatorName(a).localeCompare(moderatorName(b), locale));
  return (
    <Form onSubmit={form.submit} aria-label={t('addApiKey.title')}>
      <NativeSelect
        label={t('addApiKey.company')}
        value={company}
        onChange={(next) => {
          setCompany(next);
          form.chooseModerator('');
        }}
        options={companies.map((one) => ({ value: one.id, label: companyName(one) }))}
        disabled={form.busy}
      />
      <NativeSelect
        label={t('addApiKey.moderator')}
        value={moderator?.uid ?? ''}
        onChange={form.chooseModerator}
        options={[
          { value: '', label: t('addApiKey.chooseModerator') },
          ...byName.map((one) => ({ value: one.uid, label: moderatorName(one) })),
        ]}
        disabled={!known || form.busy}
        help={known?.length === 0 ? t('addApiKey.noModerators') : undefined}
        error={form.errors.moderator}
      />
      <DomainsField
        available={moderator?.authDomains}
        value={form.domains}
        onChange={(domains) => form.set('domains', domains)}
        disabled={form.busy}
        help={t('addApiKey.domainsHelp')}
        error={form.errors.domains}
      />
      <Input
        {...form.field('description')}
        label={t('addApiKey.description')}
        maxLength={100}
        autoComplete="off"
        disabled={form.busy}
        help={stored ? t('addApiKey.storedAs', { description: stored }) : t('addApiKey.descriptionHelp')}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
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
