import { useText } from 'shared-kit/i18n';
import { safetyLevel, type ApiKey, type SafetyLevel } from 'shared-kit/model';
import { icons, StateTag, type Tone } from 'shared-kit/ui-frame';
import { useCallback } from 'react';
import { useAgeText } from './use-age-text';

/** KEYS-12, KEYS-13. */
const TONES = { safe: 'success', warning: 'warning', danger: 'error' } as const satisfies Record<SafetyLevel, Tone>;
const ICONS = { safe: icons.success, warning: icons.pending, danger: icons.failed } as const;

/** An invalid key is no risk at any age (D-81). */
const levelText = (key: ApiKey, now: number) => (key.status === 'INVALID' ? 'ended' : safetyLevel(key, now));

/** The safety level and the age as text, for search and export. */
export function useSafetyText(now: number): (key: ApiKey) => string {
  const { t } = useText('apiKeys');
  const ageText = useAgeText(now);
  return useCallback(
    (key: ApiKey) => [t(`manApiKeys.safety.${levelText(key, now)}`), ageText(key.creationDate)].filter(Boolean).join(' · '),
    [t, ageText, now],
  );
}

/** The safety level of a key as icon, colour and text, with its age. */
export function KeySafety({ apiKey, now }: { apiKey: ApiKey; now: number }) {
  const { t } = useText('apiKeys');
  const age = useAgeText(now)(apiKey.creationDate);
  const level = safetyLevel(apiKey, now);
  return (
    <span className="ak-safety">
      <StateTag tone={TONES[level]} icon={ICONS[level]} label={t(`manApiKeys.safety.${levelText(apiKey, now)}`)} />
      {age && <span className="ic-muted">{age}</span>}
    </span>
  );
}
