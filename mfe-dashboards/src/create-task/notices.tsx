import { useMessageText } from 'shared-kit/i18n';
import type { Message } from 'shared-kit/model';
import { Alert } from 'shared-kit/ui-core';

/** What the user should know before a task is created, though it hinders nothing. */
export function Notices({ of }: { of: readonly Message[] }) {
  const say = useMessageText();
  return of.map((notice) => (
    <Alert key={notice.key} severity="warning">
      {say(notice)}
    </Alert>
  ));
}
