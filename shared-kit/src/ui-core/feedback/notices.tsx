import { useMessageText, useText } from '../../i18n';
import { useFeedback, useFeedbackState } from '../../state/use-feedback';
import { Button } from '../button/button';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';
import { namesOf, WithNames } from '../text/name';
import { Alert } from './alert';
import { useNoticePlace } from './use-notice-place';

/** The texts of errors whose snackbars are gone (D-08), at the top of the page. */
export function Notices() {
  return <NoticesAt place={useNoticePlace()} />;
}

/** The same at the top of a dialog, where the snackbar is read out too: screen readers leave out what is outside of a dialog. */
export function DialogNotices({ place }: { place: string }) {
  return (
    <>
      <SpokenSnackbar place={place} />
      <NoticesAt place={place} />
    </>
  );
}

/** Reads out, unseen, the snackbar that came while this dialog was over the page (D-105). */
export function SpokenSnackbar({ place }: { place: string }) {
  const messageText = useMessageText();
  const { snackbar } = useFeedbackState();
  const spoken = snackbar?.readAt === place ? snackbar : null;
  const isUrgent = spoken?.severity === 'error' || spoken?.severity === 'warning';
  const text = spoken && <WithNames text={messageText(spoken.message)} names={spoken.names ?? namesOf(spoken.message)} />;
  return (
    <>
      {/* eslint-disable-next-line inventory/no-live-region -- as the snackbar of the page is */}
      <div className="ic-hidden" role="status">
        {!isUrgent && text}
      </div>
      {spoken && isUrgent && (
        <div key={spoken.id} className="ic-hidden" role="alert">
          {text}
        </div>
      )}
    </>
  );
}

/** The snackbar has been read out already. */
function NoticesAt({ place }: { place: string }) {
  const { t } = useText('common');
  const messageText = useMessageText();
  const { closeNotice } = useFeedback();
  const { notices, noticePlaces } = useFeedbackState();
  const shown = noticePlaces.at(-1)?.id === place ? notices : [];
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
