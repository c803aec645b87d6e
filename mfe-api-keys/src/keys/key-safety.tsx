import { useText } from 'shared-kit/i18n';
import { safetyLevel, type ApiKey, type SafetyLevel } from 'shared-kit/model';
import { Icon } from 'shared-kit/ui-core';
import { icons, StateTag, type Tone } from 'shared-kit/ui-overlay';
import { useCallback } from 'react';
import { useAgeText } from './use-age-text';

/** KEYS-12, KEYS-13. */
const TONES = { safe: 'success', warning: 'warning', danger: 'error' } as const satisfies Record<SafetyLevel, Tone>;
const ICONS = { safe: icons.success, warning: icons.pending, danger: icons.failed } as const;

/** The safety level and the age as text, for search and export. */
export function useSafetyText(now: number): (key: ApiKey) => string {
  const { t } = useText('apiKeys');
  const ageText = useAgeText(now);
  return useCallback(
    (key: ApiKey) =>
      key.status === 'INVALID'
        ? t('manApiKeys.safety.ended')
        : [t(`manApiKeys.safety.${safetyLevel(key, now)}`), ageText(key.creationDate)].filter(Boolean).join(' · '),
    [t, ageText, now],
  );
}

/** The safety level of a key as icon, colour and text, with its age. The age of an ended key means nothing: its icon is green (KEYS-12, D-81). */
export function KeySafety({ apiKey, now }: { apiKey: ApiKey; now: number }) {
  const { t } = useText('apiKeys');
  const age = useAgeText(now)(apiKey.creationDate);
  const level = safetyLevel(apiKey, now);
  if (apiKey.status === 'INVALID') {
    return (
      <span className="ak-safe-ended">
        <Icon of={ICONS.safe} />
        {t('manApiKeys.safety.ended')}
      </span>
    );
  }
  return (
    <span className="ak-safety">
      <StateTag tone={TONES[level]} icon={ICONS[level]} label={t(`manApiKeys.safety.${level}`)} />
      {age && <span className="ic-muted">{age}</span>}
    </span>
  );
}
