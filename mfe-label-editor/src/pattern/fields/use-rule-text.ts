import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, problem } from 'shared-kit/model';
import { shownChar, shownText } from '../text/shown-text';
import type { DraftProblem } from './field-draft';

/** The message for a broken rule of fields (D-56). */
export function useRuleText(): (problem: DraftProblem) => string {
  const { t } = useText('labelEditor');
  const messageText = useMessageText();
  return ({ input, rule, value, message }) => {
    switch (rule) {
      case 'mandatoryField':
        if (input === 'range') return t('pattern.rangeRequired');
        return input === 'separator' ? t('pattern.separatorRequired') : t('ebp.mandatoryField');
      case 'charNotAllowed':
        return t('ebp.charNotAllowed', { char: shownChar(value) });
      case 'forbiddenCharacters':
      case 'checkField':
        return messageText(problem(CODE.forbiddenCharacters, { args: [value] }));
      case 'unusable':
        return messageText(message ?? problem(CODE.invalidData));
      case 'invalidPos':
        return t('ebp.invalidPos', { max: value });
      case 'invalidRange':
        return t('ebp.invalidRange');
      case 'rangeBet':
        return t('ebp.rangeBet');
      case 'lengthOrSeparator':
        return t('ebp.lengthOrSeparator', { name: value });
      case 'fieldExists':
        return t('ebp.fieldExistsError', { name: shownText(value) });
    }
  };
}
