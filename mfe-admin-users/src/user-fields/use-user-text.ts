import { useMessageText, useText, type TextKey } from 'shared-kit/i18n';
import { CODE, type Message, type NewUserDraft } from 'shared-kit/model';
import { useCallback } from 'react';

export const FIELD_LABELS = {
  company: 'addUsr.company',
  permissions: 'addUsr.permissions',
  parent: 'addUsr.parent',
  authDomains: 'addUsr.authDomains',
  firstName: 'addUsr.firstName',
  lastName: 'addUsr.lastName',
  employeeId: 'addUsr.employeeId',
  email: 'addUsr.email',
  confirmEmail: 'addUsr.confirmEmail',
  lacksEmail: 'addUsr.lacksEmail',
  password: 'addUsr.password',
  confirmPassword: 'addUsr.confirmPassword',
} as const satisfies Record<keyof NewUserDraft, TextKey<'users'>>;

export const isField = (name: unknown): name is keyof NewUserDraft => typeof name === 'string' && Object.hasOwn(FIELD_LABELS, name);

/** The text of a problem, which names fields and columns by their labels in the form. */
export function useUserText(): (problem: Message) => string {
  const { t } = useText('users');
  const messageText = useMessageText();
  return useCallback(
    (problem: Message) => {
      const { code, args = [] } = problem;
      if ((code !== CODE.requiredField && code !== CODE.missingColumns) || !args.some(isField)) return messageText(problem);
      const names = args.map((name) => (isField(name) ? t(FIELD_LABELS[name]) : String(name)));
      return messageText({ ...problem, args: [names.join(', ')] });
    },
    [t, messageText],
  );
}
