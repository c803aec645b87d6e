import { useMessageText } from 'shared-kit/i18n';
import type { Message } from 'shared-kit/model';
import { Alert } from 'shared-kit/ui-core';

/** Notices about the file. They do not prevent the creation of the task. */
export function Notices({ of }: { of: readonly Message[] }) {
  const messageText = useMessageText();
  return of.map((notice) => (
    <Alert key={notice.key} severity="warning">
      {messageText(notice)}
    </Alert>
  ));
}
