import { useLabelText } from 'shared-kit/i18n';
import { StateTag } from 'shared-kit/ui-overlay';
import { useCallback } from 'react';

/** Statuses that can be part of a text key, where full stops and colons have a meaning. */
const LOOKED_UP = /^\w+$/;

/** The translation of a status, or the stored status if there is none (KEYS-11, D-85). */
export function useKeyStatusText(): (status: string) => string {
  const label = useLabelText();
  return useCallback(
    (status: string) => {
      if (!LOOKED_UP.test(status)) return status || '–';
      const key = `manApiKeys.status.${status}`;
      const text = label(`apiKeys:${key}`);
      return text === key ? status : text;
    },
    [label],
  );
}

export function KeyStatusTag({ status }: { status: string }) {
  const label = useKeyStatusText()(status);
  // The style sheet greys a row that contains this class (KEYS-05).
  if (status === 'INVALID')
    return (
      <span className="ak-ended">
        <StateTag tone="neutral" label={label} />
      </span>
    );
  return <StateTag tone={status === 'ACTIVE' ? 'success' : 'info'} label={label} />;
}
