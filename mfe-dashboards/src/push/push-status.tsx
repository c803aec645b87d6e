import { useText } from 'shared-kit/i18n';
import { StateTag, type Tone } from 'shared-kit/ui-overlay';
import { useCallback } from 'react';

const TONES = { PENDING: 'warning', PUSHED: 'success', FAILED: 'error' } as const satisfies Record<string, Tone>;

type KnownStatus = keyof typeof TONES;

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(TONES, status);

/** The name of a push status: translated if it is known, otherwise as it is stored (DASH-07); "none" before the first push. */
export function usePushStatusText(): (status: string | null) => string {
  const { t } = useText('dashboards');
  return useCallback(
    (status: string | null) => {
      if (!status) return t('sessions.push.none');
      return isKnown(status) ? t(`sessions.push.${status}`) : status;
    },
    [t],
  );
}

export function PushStatus({ status }: { status: string | null }) {
  const label = usePushStatusText()(status);
  // Nothing has happened yet, in most rows of a list: a tag would say it louder than what has.
  if (!status) return <span className="db-push-none">{label}</span>;
  return <StateTag tone={isKnown(status) ? TONES[status] : 'neutral'} label={label} />;
}
