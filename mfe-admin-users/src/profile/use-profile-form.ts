import { changeUser } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { profileChanges, profileDraft, profileProblems, type ProfileDraft, type UserProfile } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useForm, type FormState } from 'shared-kit/ui-core';
import { fieldOfProblem } from '../add-user/user-problems';
import { useUserText } from '../user-fields/use-user-text';

/** The form of a live profile. Untouched fields follow the profile, also when another user saves it meanwhile (DATA-01). */
export function useProfileForm(profile: UserProfile): FormState<ProfileDraft> {
  const { t } = useText('users');
  const problemText = useUserText();
  const { snackbar } = useFeedback();
  const draft = profileDraft(profile);

  return useForm<ProfileDraft>({
    // Sorted, so that removing and adding a domain again makes no difference.
    initial: { ...draft, authDomains: draft.authDomains.toSorted() },
    adjust: (values) => ({ ...values, authDomains: values.authDomains.toSorted() }),
    live: true,
    validate: profileProblems,
    submit: async (values) => {
      const [company = ''] = profile.companies;
      const userData = profileChanges(profile, values);
      if (Object.keys(userData).length > 0) return changeUser({ company, uid: profile.uid, userData });
      snackbar({ message: t('profile.nothingChanged') });
    },
    fieldOf: (problem) => {
      const field = fieldOfProblem(problem);
      return field && field in draft ? (field as keyof ProfileDraft) : null;
    },
    problemText,
    guardedAs: `profile/${profile.uid}`,
  });
}
