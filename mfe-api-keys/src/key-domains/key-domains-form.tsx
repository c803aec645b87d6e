import { changeKeyDomains } from 'shared-kit/api';
import { moderatorsOf } from 'shared-kit/firebase/data';
import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, type ApiKey, type Company, type Message } from 'shared-kit/model';
import { useFeedback, useLiveList, useUnsavedChanges } from 'shared-kit/state';
import { Alert, Button, ErrorState, Form, FormActions } from 'shared-kit/ui-core';
import { ReadOnlyField } from 'shared-kit/ui-frame';
import { useRef, useState } from 'react';
import { DomainsField } from '../domains-field';
import { companyName, moderatorName } from '../names';
import { useGoBack } from '../use-go-back';
import { useDomainChoice } from './use-domain-choice';

/** Company and moderator to read, the moderator's domains to choose from (KEYS-18, KEYS-19). */
export function KeyDomainsForm({ company, apiKey }: { company: Company; apiKey: ApiKey }) {
  const { t } = useText('apiKeys');
  const say = useMessageText();
  const { report } = useFeedback();
  const goBack = useGoBack();
  const moderators = useLiveList(moderatorsOf(company.id));
  const moderator = moderators.data.find(({ uid }) => uid === apiKey.parentUid);
  const { value, choose, lost, dirty, changed, reset } = useDomainChoice(apiKey.authDomains, moderator?.authDomains ?? []);
  const saved = useUnsavedChanges(dirty);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [refused, setRefused] = useState<Message | null>(null);

  const ended = apiKey.status === 'INVALID';
  const loading = moderators.status === 'loading';
  const closed = ended || !moderator || moderator.authDomains.length === 0;
  const save = async () => {
    if (closed || sending.current) return;
    sending.current = true;
    setBusy(true);
    const result = await changeKeyDomains({ company: company.id, parentUid: apiKey.parentUid, apiKeyId: apiKey.id, domains: value });
    setBusy(false);
    sending.current = false;
    setRefused(result.ok ? null : result.problem);
    if (!report(result)) return;
    saved();
    goBack();
  };

  if (moderators.status === 'error') return <ErrorState message={moderators.problem} onRetry={moderators.retry} />;
  return (
    <Form onSubmit={save} aria-label={t('manApiKeys.authDomains.title')}>
      <p className="ic-muted">{t('manApiKeys.authDomains.intro', { description: apiKey.description })}</p>
      {ended && <Alert severity="warning">{t('manApiKeys.ended')}</Alert>}
      {!loading && !moderator && <Alert severity="warning">{t('manApiKeys.authDomains.moderatorGone')}</Alert>}
      {changed && (
        <Alert severity="warning" action={<Button size="small" onClick={reset}>{t('manApiKeys.authDomains.takeOver')}</Button>}>
          {t('manApiKeys.authDomains.changed', { domains: apiKey.authDomains.join(', ') || t('manApiKeys.none') })}
        </Alert>
      )}
      <ReadOnlyField label={t('addApiKey.company')} value={companyName(company)} />
      <ReadOnlyField label={t('addApiKey.moderator')} value={moderator ? moderatorName(moderator) : loading ? '' : '–'} />
      <DomainsField
        available={moderator?.authDomains ?? []}
        value={value}
        onChange={choose}
        loading={loading}
        disabled={ended || busy}
        help={moderator && lost.length > 0 ? t('manApiKeys.authDomains.noLonger', { domains: lost.join(', ') }) : undefined}
        error={refused?.code === CODE.domainNotAuthorized ? t('addApiKey.domainsGone') : undefined}
      />
      {refused && refused.code !== CODE.domainNotAuthorized && <Alert severity="error">{say(refused)}</Alert>}
      <FormActions>
        <Button type="submit" variant="primary" loading={busy} disabled={closed}>
          {t('manApiKeys.authDomains.save')}
        </Button>
        <Button variant="text" onClick={goBack}>
          {t('addApiKey.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
