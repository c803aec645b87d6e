import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { Button, coreIcons, Icon, WithNames } from 'shared-kit/ui-core';
import { CopyButton, icons } from 'shared-kit/ui-overlay';

/** Reminds the user after a renewal that all programs with the old key need the new one. It stays until it is closed. */
export function RenewedNotice({ apiKey: { description, token } }: { apiKey: ApiKey }) {
  const { t } = useText('apiKeys');
  const { t: common } = useText('common');
  const navigate = useNavigate();
  return (
    // eslint-disable-next-line no-restricted-syntax -- the key that the user has just renewed
    <section className="ic-panel ak-banner" role="status">
      <Icon of={icons.success} />
      <div className="ak-said">
        <strong title={description}>
          <WithNames text={t('manApiKeys.renewed.title', { description })} names={[description]} />
        </strong>
        <span className="ic-muted">{t('manApiKeys.renewed.text')}</span>
      </div>
      <CopyButton text={token} label={t('manApiKeys.copy')} done={t('manApiKeys.keyCopied')} iconOnly size="small" variant="text" />
      <Button
        size="small"
        variant="text"
        icon={<Icon of={coreIcons.close} />}
        aria-label={common('action.close')}
        onClick={() => void navigate('.', { replace: true, state: null })}
      />
    </section>
  );
}
