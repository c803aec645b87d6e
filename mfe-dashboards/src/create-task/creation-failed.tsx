import { useMessageText, useText } from 'shared-kit/i18n';
import { Alert } from 'shared-kit/ui-core';
import type { CreationFailure } from './use-task-creation';

/** Why a task was not created and, of several, which ones were. */
export function CreationFailed({ failure: { problem, created, notCreated } }: { failure: CreationFailure }) {
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  return (
    <Alert severity="error" title={messageText(problem)}>
      {created.length > 0 && t('createInventoryTask.createdSome', { names: created.join(', '), rest: notCreated.join(', ') })}
    </Alert>
  );
}
