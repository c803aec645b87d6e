import { changeUser } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { profileChanges, profileDraft, profileProblems, type Message, type ProfileDraft, type UserProfile } from 'shared-kit/model';
import { useFeedback, useKeptState, useUnsavedChanges } from 'shared-kit/state';
import { useRef, useState } from 'react';
import { fieldOf } from '../add-user/problem-fields';
import { useFieldText } from '../people/use-field-text';

export interface ProfileEdits {
  draft: ProfileDraft;
  change: <K extends keyof ProfileDraft>(name: K, value: ProfileDraft[K]) => void;
  leave: (name: keyof ProfileDraft) => void;
  errorOf: (name: keyof ProfileDraft) => string | undefined;
  /** A problem that belongs to no field. */
  failure: Message | null;
  dirty: boolean;
  busy: boolean;
  save: () => Promise<void>;
}

type Names = keyof ProfileDraft;

/**
 * The edit of a live profile. Only what was typed is kept here: all other fields follow the profile, also when somebody
 * else saves it meanwhile.
 */
export function useProfileEdits(profile: UserProfile): ProfileEdits {
  const { t } = useText('users');
  const say = useFieldText();
  const { report, snackbar } = useFeedback();
  const [edits, setEdits] = useKeptState<Partial<ProfileDraft>>(`profile/${profile.uid}`, {});
  const [left, setLeft] = useState<ReadonlySet<Names>>(new Set());
  const [tried, setTried] = useState(false);
  const [told, setTold] = useState<Partial<Record<Names, Message>>>({});
  const [failure, setFailure] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const draft: ProfileDraft = { ...profileDraft(profile), ...edits };
  const problems = profileProblems(draft);
  const changes = profileChanges(profile, draft);
  const dirty = Object.keys(changes).length > 0;
  const letGo = useUnsavedChanges(dirty);
  // What was saved has arrived: from here on the fields follow the profile again.
  if (!dirty && Object.keys(edits).length > 0 && !busy) setEdits({});

  const save = async () => {
    if (underWay.current) return;
    setTried(true);
    setFailure(null);
    if (Object.keys(problems).length > 0) return;
    if (!dirty) return snackbar({ message: t('profile.nothingChanged') });
    underWay.current = true;
    setBusy(true);
    const [company = ''] = profile.companies;
    const result = await changeUser({ company, uid: profile.uid, userData: changes });
    underWay.current = false;
    setBusy(false);
    if (result.ok) {
      letGo();
      return void report(result);
    }
    const field = fieldOf(result.problem);
    if (field && field in draft) setTold({ [field]: result.problem });
    else setFailure(result.problem);
  };

  return {
    draft,
    failure,
    dirty,
    busy,
    save,
    change: (name, value) => {
      setEdits((before) => ({ ...before, [name]: value }));
      setTold((before) => ({ ...before, [name]: undefined }));
    },
    leave: (name) => setLeft((before) => new Set([...before, name])),
    errorOf: (name) => {
      const found = told[name] ?? (tried || left.has(name) ? problems[name] : undefined);
      return found && say(found);
    },
  };
}
