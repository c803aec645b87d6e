import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, DOMAIN_NAME_MAX, forbiddenChars, type Message } from 'shared-kit/model';

export interface NameText {
  /** What is wrong with a name, in words that say what to do about it. */
  problemText: (problem: Message, name: string) => string;
  /** What no more typing can put right, told at once. */
  hopeless: (name: string) => string | undefined;
}

/** The problems of a domain's name in the user's language. */
export function useNameText(): NameText {
  const { t } = useText('domains');
  const say = useMessageText();
  const problemText: NameText['problemText'] = (problem, name) => {
    switch (problem.code) {
      case CODE.requiredField:
        return t('addDom.nameRequired');
      case CODE.invalidData:
        return name.trim().length > DOMAIN_NAME_MAX ? t('addDom.nameTooLong', { max: DOMAIN_NAME_MAX }) : t('addDom.nameReserved');
      default:
        return say(problem);
    }
  };
  return {
    problemText,
    hopeless: (name) => {
      const wrong = forbiddenChars(name);
      if (wrong.length > 0) return t('addDom.nameCharacters', { characters: wrong.join(' ') });
      return name.trim().length > DOMAIN_NAME_MAX ? t('addDom.nameTooLong', { max: DOMAIN_NAME_MAX }) : undefined;
    },
  };
}
