import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, type Message } from 'shared-kit/model';
import { useAccount } from 'shared-kit/state';
import { Alert, Button, ButtonLink, FormActions, Text } from 'shared-kit/ui-core';
import { paths } from '../links/paths';

export interface LinkProblemProps {
  problem: Message;
  /** The link was for choosing a new password: the user can ask for another link. */
  canAskAgain?: boolean;
  /** The link was for verifying an email. It may fail because an earlier opening has already verified the email. */
  verifies?: boolean;
  /** Tries the same link again. Offered when the service or the network failed, not the link itself. */
  onRetry?: (() => void) | undefined;
}

/** Why a mailed link does not work, in the texts of the console and of the service (AUTH-13, D-19), and what to do instead. */
export function LinkProblem({ problem, canAskAgain = false, verifies = false, onRetry }: LinkProblemProps) {
  const { t } = useText('auth');
  const { t: common } = useText('common');
  const messageText = useMessageText();
  const { user } = useAccount();
  const isPassing = problem.code === CODE.serviceUnavailable || problem.key === 'networkIsBlockingDomains';
  const retry = isPassing ? onRetry : undefined;
  const asksAgain = canAskAgain && !isPassing;
  return (
    <>
      <Alert severity="error">{messageText(problem)}</Alert>
      {problem.detail !== undefined && (
        <small className="ic-muted" lang="en">
          {problem.detail}
        </small>
      )}
      {verifies && !isPassing && !user && <Text muted>{t('emailHandler.maybeVerified')}</Text>}
      <FormActions>
        {retry && (
          <Button variant="primary" onClick={retry}>
            {common('action.retry')}
          </Button>
        )}
        {asksAgain && (
          <ButtonLink variant="primary" to={paths.forgotPassword()}>
            {t('emailHandler.askAgain')}
          </ButtonLink>
        )}
        <ButtonLink variant={retry || asksAgain ? undefined : 'primary'} to={user ? paths.home() : paths.login()}>
          {user ? t('emailHandler.home') : t('emailHandler.logIn')}
        </ButtonLink>
      </FormActions>
    </>
  );
}
