import { formatList, useMessageText, useText } from 'shared-kit/i18n';
import { CODE, type Message, type NewUserDraft } from 'shared-kit/model';
import { useCallback } from 'react';

export const EMPTY_DRAFT: NewUserDraft = {
  company: '',
  permissions: [],
  parent: '',
  authDomains: [],
  firstName: '',
  lastName: '',
  employeeId: '',
  email: '',
  confirmEmail: '',
  lacksEmail: false,
  password: '',
  confirmPassword: '',
};

/** Whether it is a field of a new user, whose label is the text `addUsr` with its name. */
export const isField = (name: unknown): name is keyof NewUserDraft => typeof name === 'string' && Object.hasOwn(EMPTY_DRAFT, name);

/** The text of a problem, which names fields and columns by their labels in the form. */
export function useUserText(): (problem: Message) => string {
  const { t } = useText('users');
  const messageText = useMessageText();
  return useCallback(
    (problem: Message) => {
      const { code, args = [] } = problem;
      if ((code !== CODE.requiredField && code !== CODE.missingColumns) || !args.some(isField)) return messageText(problem);
      const names = args.map((name) => (isField(name) ? t(`addUsr.${name}`) : String(name)));
      return messageText({ ...problem, args: [formatList(names)] });
    },
    [t, messageText],
  );
}
