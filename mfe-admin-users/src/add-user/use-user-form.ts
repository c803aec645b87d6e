import { addUser, noEmailDomain as platformsNoEmailDomain, type ApiResult } from 'shared-kit/api';
import { moderatorsOf } from 'shared-kit/firebase/data';
import {
  CODE,
  DEFAULT_PASSWORD,
  emailOf,
  fullName,
  newUserProblems,
  problem,
  type ModeratorProfile,
  type NewUserDraft,
} from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useLiveList, type LiveList } from 'shared-kit/state';
import { useFormValues, useFormWithValues, type FormState } from 'shared-kit/ui-core';
import { useRef } from 'react';
import { passFirstPassword } from '../first-password/first-password';
import { paths } from '../links/paths';
import { EMPTY_DRAFT, useUserText } from '../user-fields/use-user-text';
import { withConsequences } from './draft';
import { fieldOfProblem } from './user-problems';
import { toAddUser } from './to-add-user';

export interface UserForm extends FormState<NewUserDraft> {
  moderators: LiveList<ModeratorProfile>;
  noEmailDomain: string;
}

/** The form of a new user: its values, problems and sending (USERS-20). */
export function useUserForm(initialCompany: string): UserForm {
  const problemText = useUserText();
  const navigate = useNavigate();
  const formValues = useFormValues({
    initial: { ...EMPTY_DRAFT, company: initialCompany },
    adjust: withConsequences,
    guardedAs: 'addUser',
  });
  const { company } = formValues.values;
  // The live moderators (USERS-22); without a company the list stays in status `loading`.
  const moderators = useLiveList(company === '' ? null : moderatorsOf(company));
  const noEmailDomain = platformsNoEmailDomain();
  /** The draft of an attempt whose answer was lost. The server may have added this user. */
  const unanswered = useRef<NewUserDraft>(undefined);

  const send = async (draft: NewUserDraft): Promise<ApiResult> => {
    const sent = toAddUser(draft, noEmailDomain);
    const { email } = sent.data;
    const result = await addUser(sent);
    const earlier = unanswered.current && emailOf(unanswered.current, noEmailDomain) === email ? unanswered.current : undefined;
    // After an attempt whose answer was lost, "email in use" means that this attempt had added the user.
    const added = result.ok ? draft : result.problem.code === CODE.emailInUse ? earlier : undefined;
    if (!added) {
      if (!result.ok && result.problem.code === CODE.serviceUnavailable) unanswered.current = earlier ?? draft;
      return result;
    }
    passFirstPassword({ name: fullName(added), email, password: added.password || DEFAULT_PASSWORD, reason: 'added' });
    return result.ok ? result : { ok: true, message: problem(CODE.userAdded) };
  };

  const form = useFormWithValues(formValues, {
    validate: (draft) => newUserProblems(draft, { noEmailDomain, ...(moderators.status === 'ready' && { moderators: moderators.data }) }),
    submit: send,
    fieldOf: fieldOfProblem,
    done: () => navigate(paths.users()),
    problemText,
  });

  return { ...form, moderators, noEmailDomain };
}
