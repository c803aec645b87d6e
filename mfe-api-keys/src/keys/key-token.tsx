import { useText } from 'shared-kit/i18n';
import { KEY_TAIL_LENGTH, type ApiKey } from 'shared-kit/model';
import { CopyButton } from 'shared-kit/ui-overlay';

/** Dots and the end of the token: enough to tell keys apart, but not to use them (KEYS-03, D-82). */
export const shortenedKey = (token: string): string => (token === '' ? '–' : `...${token.slice(-KEY_TAIL_LENGTH)}`);

/** The shortened key, with a button that copies the whole key unless it is invalid (KEYS-05, KEYS-07). */
export function KeyToken({ apiKey: { token, status } }: { apiKey: ApiKey }) {
  const { t } = useText('apiKeys');
  return (
    <span className="ak-token">
      <code className="ic-mono" title={shortenedKey(token)}>
        <bdi translate="no">{shortenedKey(token)}</bdi>
      </code>
      <CopyButton
        text={token}
        label={t('manApiKeys.copy')}
        done={t('manApiKeys.keyCopied')}
        iconOnly
        size="small"
        variant="text"
        disabled={status === 'INVALID' || token === ''}
      />
    </span>
  );
}
