import { useText } from 'shared-kit/i18n';
import { ButtonLink, FormActions, LeanAlert } from 'shared-kit/ui-core';
import { paths } from '../links/paths';

/** In place of the problem of a used link, when the address of the signed-in user is verified already. */
export function VerifiedAlready({ email }: { email: string }) {
  const { t } = useText('auth');
  return (
    <>
      <LeanAlert severity="success" title={t('emailHandler.verifiedAlready', { email })}>
        {t('emailHandler.verifiedAlreadyText')}
      </LeanAlert>
      <FormActions>
        <ButtonLink variant="primary" to={paths.home()}>
          {t('emailHandler.home')}
        </ButtonLink>
      </FormActions>
    </>
  );
}
