import { useText } from 'shared-kit/i18n';
import { CODE, type Message } from 'shared-kit/model';
import { useCallback } from 'react';
import { isField, useUserText } from '../user-fields/use-user-text';

/** The text of a row's problem. It names the column, because "Invalid data!" does not. */
export function useRowText(): (problem: Message) => string {
  const { t } = useText('users');
  const problemText = useUserText();
  return useCallback(
    (problem: Message) =>
      problem.code === CODE.invalidData && isField(problem.field)
        ? t('addUsr.fieldProblem', { field: t(`addUsr.${problem.field}`), problem: problemText(problem) })
        : problemText(problem),
    [t, problemText],
  );
}
