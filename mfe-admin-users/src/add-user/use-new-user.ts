import { addUser, noEmailDomain as platformsNoEmailDomain } from 'shared-kit/api';
import {
  CODE,
  DEFAULT_PASSWORD,
  emailOf,
  newUserProblems,
  problem,
  type Message,
  type ModeratorProfile,
  type NewUserDraft,
  type NewUserRules,
} from 'shared-kit/model';
import { paths, useNavigate } from 'shared-kit/router';
import { useFeedback, useKeptState, type LiveList } from 'shared-kit/state';
import { useForm, type FormState } from 'shared-kit/ui-core';
import { useRef, useState } from 'react';
import { handOver } from '../handover/handed-over';
import { fullName, useModerators } from '../people/moderators';
import { useFieldText } from '../people/use-field-text';
import { emptyDraft, withChange } from './draft';
import { fieldOf } from './problem-fields';
import { toAddUser } from './to-add-user';

type Name = keyof NewUserDraft;

export interface NewUserForm extends Pick<FormState<NewUserDraft>, 'field' | 'busy' | 'submit'> {
  draft: NewUserDraft;
  /** Of the chosen company. */
  moderators: LiveList<ModeratorProfile>;
  noEmailDomain: string;
  /** A problem that belongs to no field. */
  failure: Message | null;
}

/** The form of a new user: what is typed, what is wrong with it, and sending it once (USERS-20). */
export function useNewUser(initialCompany: string): NewUserForm {
  const say = useFieldText();
  const navigate = useNavigate();
  const { report } = useFeedback();
  const [initial] = useState(() => emptyDraft(initialCompany));
  const [company, setCompany] = useKeptState('addUser/company', initialCompany);
  const [failure, setFailure] = useState<Message | null>(null);
  const moderators = useModerators(company);
  const noEmailDomain = platformsNoEmailDomain();
  const rules: NewUserRules = { noEmailDomain, ...(moderators.status === 'ready' && { moderators: moderators.data }) };
  /** Sent without an answer: the server may have added this one. */
  const unanswered = useRef<NewUserDraft>(undefined);

  const send = async (draft: NewUserDraft, saved: () => void) => {
    setFailure(null);
    const sent = toAddUser(draft, noEmailDomain);
    const { email } = sent.data;
    const result = await addUser(sent);
    const earlier = unanswered.current && emailOf(unanswered.current, noEmailDomain) === email ? unanswered.current : undefined;
    // An address that is taken now is taken by the very user whom an earlier try added before its answer was lost.
    const added = result.ok ? draft : result.problem.code === CODE.emailInUse ? earlier : undefined;
    if (added) {
      handOver({ name: fullName(added), email, password: added.password || DEFAULT_PASSWORD, reason: 'added' });
      report(result.ok ? result : { ok: true, message: problem(CODE.userAdded) });
      saved();
      void navigate(paths.manageUsers());
    } else if (!result.ok) {
      if (result.problem.code === CODE.serviceUnavailable) unanswered.current = earlier ?? draft;
      const field = fieldOf(result.problem);
      if (field) return { [field]: say(result.problem) };
      setFailure(result.problem);
    }
    return undefined;
  };

  const form = useForm<NewUserDraft>({
    initial,
    validate: (draft) => spoken(newUserProblems(draft, rules), say),
    submit: send,
    guardedAs: 'addUser',
  });
  const { values: draft } = form;
  const change = <K extends Name>(name: K, value: NewUserDraft[K]) => {
    const next = withChange(draft, name, value);
    setCompany(next.company);
    for (const key of Object.keys(next) as Name[]) if (next[key] !== draft[key]) form.set(key, next[key]);
  };

  return {
    draft,
    moderators,
    noEmailDomain,
    failure,
    busy: form.busy,
    submit: form.submit,
    field: (name) => ({ ...form.field(name), onChange: (value) => change(name, value) }),
  };
}

const spoken = (problems: ReturnType<typeof newUserProblems>, say: (problem: Message) => string) =>
  Object.fromEntries(Object.entries(problems).map(([name, fault]) => [name, say(fault)]));
