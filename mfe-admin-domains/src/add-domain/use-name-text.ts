import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, type Message } from 'shared-kit/model';
import { useCallback } from 'react';

/** Returns a function for the text of a problem with a domain's name, which says how to correct it. */
export function useNameText(): (problem: Message) => string {
  const { t } = useText('domains');
  const messageText = useMessageText();
  return useCallback(
    (problem: Message) => (problem.code === CODE.requiredField ? t('addDom.nameRequired') : messageText(problem)),
    [messageText, t],
  );
}
