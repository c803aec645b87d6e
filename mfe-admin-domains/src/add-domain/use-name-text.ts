import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, DOMAIN_NAME_MAX, forbiddenChars, type Message } from 'shared-kit/model';

/** The problems of a domain's name in the user's language. */
export function useNameText() {
  const { t } = useText('domains');
  const messageText = useMessageText();
  /** The text of a problem with a name, which says how to correct it. */
  const problemText = (problem: Message, name: string): string => {
    switch (problem.code) {
      case CODE.requiredField:
        return t('addDom.nameRequired');
      case CODE.invalidData:
        return name.trim().length > DOMAIN_NAME_MAX ? t('addDom.nameTooLong', { max: DOMAIN_NAME_MAX }) : t('addDom.nameReserved');
      default:
        return messageText(problem);
    }
  };
  return {
    problemText,
    /** The text of a problem that more typing cannot solve, such as a forbidden character. It shows at once. */
    hopeless: (name: string): string | undefined => {
      const wrong = forbiddenChars(name);
      if (wrong.length > 0) return t('addDom.nameCharacters', { characters: wrong.join(' ') });
      return name.trim().length > DOMAIN_NAME_MAX ? t('addDom.nameTooLong', { max: DOMAIN_NAME_MAX }) : undefined;
    },
  };
}
