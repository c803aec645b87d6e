import { auth } from 'shared-kit/firebase/auth';
import type { SignInPlace } from 'shared-kit/host/firebase';
import { useText } from 'shared-kit/i18n';
import { Alert, Button } from 'shared-kit/ui-core';
import { useEffect, useState } from 'react';

/** Says that the browser's usual storage does not keep the sign-in, because it is switched off, full or does not answer. */
export function SignInPlaceNote() {
  const { t } = useText('common');
  const [place, setPlace] = useState<SignInPlace>('usual');
  useEffect(() => auth().onSignInPlace(setPlace), []);
  if (place === 'usual') return null;
  return (
    <Alert severity="warning" action={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}>
      {t(`signInPlace.${place}`)}
    </Alert>
  );
}
