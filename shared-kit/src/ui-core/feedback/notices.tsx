import { useEffect, useId } from 'react';
import { useMessageText, useText } from '../../i18n';
import { useFeedback, useFeedbackState } from '../../state/use-feedback';
import { Button } from '../button/button';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';
import { namesOf, WithNames } from '../text/name';
import { Alert } from './alert';

/** The texts of errors whose snackbars are gone (D-08), at the top of a page, or of the dialog over it. The snackbar has been read out already. */
export function Notices() {
  const { t } = useText('common');
  const messageText = useMessageText();
  const { closeNotice, showNoticesAt } = useFeedback();
  const { notices, noticePlaces } = useFeedbackState();
  const place = useId();
  useEffect(() => showNoticesAt(place), [showNoticesAt, place]);
  const shown = noticePlaces.at(-1) === place ? notices : [];
  return (
    <div className="ic-notices">
      {shown.map(({ id, message, names }) => (
        <Alert
          key={id}
          quiet
          action={
            <Button
              variant="text"
              size="small"
              icon={<Icon of={coreIcons.close} />}
              aria-label={t('snackbar.close')}
              onClick={() => closeNotice(id)}
            />
          }
        >
          <WithNames text={messageText(message)} names={names ?? namesOf(message)} />
        </Alert>
      ))}
    </div>
  );
}
