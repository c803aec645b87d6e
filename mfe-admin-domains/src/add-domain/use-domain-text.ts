import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, type Message } from 'shared-kit/model';
import { fieldOfProblem } from './domain-problems';
import { useNameText } from './use-name-text';

/** The text of an error of the API, which says how to correct it. */
export function useDomainText(): (refusal: Message) => string {
  const { t } = useText('domains');
  const messageText = useMessageText();
  const nameText = useNameText();
  return (refusal) => {
    switch (refusal.code) {
      case CODE.dataChanged:
        // An earlier domain of this name is still being removed: pressing again would not help.
        return refusal.key === 'err.domainBeingRemoved' ? messageText(refusal) : t('addDom.listChanged');
      case CODE.serviceUnavailable:
        return t('addDom.lostAnswer');
      case CODE.profileNotFound:
        return t('addDom.moderatorGone');
      case CODE.domainAccess:
        return t('addDom.sourceGone');
      case CODE.domainSettings:
        return t('addDom.sourceEmpty');
      default:
        return fieldOfProblem(refusal) === 'domain' ? nameText(refusal) : messageText(refusal);
    }
  };
}
