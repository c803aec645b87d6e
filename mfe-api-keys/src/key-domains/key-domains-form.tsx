import { changeKeyDomains } from 'shared-kit/api';
import { moderatorsOf } from 'shared-kit/firebase/data';
import { formatList, useMessageText, useText } from 'shared-kit/i18n';
import { CODE, companyName, domainsOfKey, moderatorName, type ApiKey, type Company } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { Alert, Button, ErrorState, Form, FormActions, FormFailure, useForm, WithNames } from 'shared-kit/ui-core';
import { ReadOnlyField } from 'shared-kit/ui-form';
import { Descriptions } from 'shared-kit/ui-display';
import { DomainsField } from '../form/domains-field';
import { KeyToken } from '../keys/key-token';
import { useGoBack } from '../links/use-go-back';

/** The form for a key's domains: company and moderator are read-only, the domains can be chosen (KEYS-18, KEYS-19). */
export function KeyDomainsForm({ company, apiKey }: { company: Company; apiKey: ApiKey }) {
  const { t } = useText('apiKeys');
  const messageText = useMessageText();
  const goBack = useGoBack();
  const moderators = useLiveList(moderatorsOf(company.id));
  const moderator = moderators.data.find(({ uid }) => uid === apiKey.parentUid);
  const available = moderator?.authDomains ?? [];
  const granted = (domains: readonly string[]) => domainsOfKey({ authDomains: domains }, available).readable;
  const form = useForm({
    initial: { domains: apiKey.authDomains.toSorted() },
    live: true,
    submit: ({ domains }) =>
      changeKeyDomains({ company: company.id, parentUid: apiKey.parentUid, apiKeyId: apiKey.id, domains: granted(domains) }),
    fieldOf: ({ code }) => (code === CODE.domainNotAuthorized ? 'domains' : null),
    problemText: (problem) => (problem.code === CODE.domainNotAuthorized ? t('addApiKey.domainsGone') : messageText(problem)),
    done: goBack,
    guardedAs: `keyDomains/${apiKey.id}`,
  });
  const { busy, failure, start } = form;

  const ended = apiKey.status === 'INVALID';
  const loading = moderators.status === 'loading';
  const closed = ended || available.length === 0;
  const { lost } = domainsOfKey({ authDomains: start.domains }, available);

  if (moderators.status === 'error') return <ErrorState message={moderators.problem} onRetry={moderators.retry} />;
  return (
    <Form onSubmit={() => (closed ? undefined : form.submit())} aria-label={t('manApiKeys.authDomains.title')}>
      {ended && <Alert severity="warning">{t('manApiKeys.ended')}</Alert>}
      {!loading && !moderator && <Alert severity="warning">{t('manApiKeys.authDomains.moderatorGone')}</Alert>}
      {form.overtaken.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button size="small" onClick={() => form.reset()}>
              {t('manApiKeys.authDomains.takeOver')}
            </Button>
          }
        >
          <WithNames
            text={t('manApiKeys.authDomains.changed', { domains: formatList(apiKey.authDomains) || t('manApiKeys.none') })}
            names={[...apiKey.authDomains]}
          />
        </Alert>
      )}
      <Descriptions
        lines
        label={apiKey.description}
        facts={[
          { name: t('manApiKeys.columns.description'), value: apiKey.description },
          { name: t('manApiKeys.columns.key'), value: <KeyToken apiKey={apiKey} /> },
        ]}
      />
      <ReadOnlyField label={t('addApiKey.company')} value={companyName(company)} />
      <ReadOnlyField label={t('addApiKey.moderator')} value={moderator ? moderatorName(moderator) : loading ? '' : '–'} />
      <DomainsField
        {...form.field('domains')}
        available={available}
        value={granted(form.values.domains)}
        onChange={(domains) => form.set('domains', domains.toSorted())}
        loading={loading}
        disabled={ended || busy}
        help={moderator && lost.length > 0 ? t('manApiKeys.authDomains.noLonger', { domains: formatList(lost) }) : undefined}
      />
      <FormFailure problem={failure} />
      <FormActions>
        <Button type="submit" variant={form.dirty ? 'primary' : 'default'} loading={busy} disabled={closed}>
          {t('manApiKeys.authDomains.save')}
        </Button>
        <Button variant="text" onClick={goBack}>
          {t('addApiKey.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
