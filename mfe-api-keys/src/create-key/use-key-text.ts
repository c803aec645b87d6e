import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, type Message } from 'shared-kit/model';

/** The text of a problem, which says how to correct it in this form. */
export function useKeyText(): (problem: Message) => string {
  const { t } = useText('apiKeys');
  const messageText = useMessageText();
  return (problem) => {
    switch (problem.code) {
      case CODE.customClaims:
        return t('addApiKey.moderatorFull');
      case CODE.profileNotFound:
        return t('addApiKey.moderatorGone');
      case CODE.domainNotAuthorized:
        return t('addApiKey.domainsGone');
      case CODE.serviceUnavailable:
        return t('addApiKey.lostAnswer');
      default:
        return messageText(problem);
    }
  };
}
