import { useLabelText } from 'shared-kit/i18n';
import { StateTag } from 'shared-kit/ui-frame';
import { useCallback } from 'react';

/** What may stand in a key of the catalogue; a full stop or a colon would mean something there. */
const LOOKED_UP = /^\w+$/;

/** What a status is called: any that has a translation by its own name, else as it is stored (KEYS-11, decision D-85). */
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
  // The row of a key that has ended is greyed by this mark (KEYS-05).
  if (status === 'INVALID') return <span className="ak-ended"><StateTag tone="neutral" label={label} /></span>;
  return <StateTag tone={status === 'ACTIVE' ? 'success' : 'info'} label={label} />;
}
