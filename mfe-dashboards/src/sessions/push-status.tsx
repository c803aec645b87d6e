import { useText } from 'shared-kit/i18n';
import { StateTag, type Tone } from 'shared-kit/ui-frame';
import { useCallback } from 'react';

const TONES = { PENDING: 'warning', PUSHED: 'success', FAILED: 'error' } as const satisfies Record<string, Tone>;

type KnownStatus = keyof typeof TONES;

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(TONES, status);

/** What a push status is called: the known ones translated, any other as it is (DASH-07), a dash where nothing is pushed. */
export function usePushStatusText(canPush: boolean): (status: string | null) => string {
  const { t } = useText('dashboards');
  return useCallback(
    (status: string | null) => {
      if (!canPush || !status) return '-';
      return isKnown(status) ? t(`sessions.push.${status}`) : status;
    },
    [t, canPush],
  );
}

/** Without a listener of the company nothing is ever pushed, so there is no state to show (decision D-71). */
export function PushStatus({ status, canPush }: { status: string | null; canPush: boolean }) {
  const text = usePushStatusText(canPush)(status);
  if (!canPush || !status) return text;
  return <StateTag tone={isKnown(status) ? TONES[status] : 'neutral'} label={text} />;
}
