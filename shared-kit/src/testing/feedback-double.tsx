import { useState } from 'react';
import { useFeedbackState, useRunningCalls, type BackdropShown, type Dialog, type PictureShow } from 'shared-kit/host/state';
import { useMessageText, useText } from 'shared-kit/i18n';
import { useFeedback } from 'shared-kit/state';

/** Renders messages and questions with the roles and names of the shell's own components, for tests of remotes. */
export function FeedbackDouble() {
  const { snackbar, dialog, backdrop, viewer } = useFeedbackState();
  const messageText = useMessageText();
  const urgent = snackbar?.severity === 'error' || snackbar?.severity === 'warning';
  return (
    <>
      {/* eslint-disable-next-line inventory/no-live-region -- as the host of the shell does */}
      {snackbar && <p role={urgent ? 'alert' : 'status'}>{messageText(snackbar.message)}</p>}
      <Running />
      {dialog && <Question key={dialog.id} dialog={dialog} />}
      {viewer && <Viewer key={viewer.id} {...viewer} />}
      {backdrop && <Wait {...backdrop} />}
    </>
  );
}

function Running() {
  const { t } = useText('common');
  return [...useRunningCalls()].map(([id, { text, done, total, cancel }]) => (
    <div key={id} role="group" aria-label={text}>
      <progress aria-label={text} value={done / total} />
      <button onClick={cancel}>{t('action.cancel')}</button>
    </div>
  ));
}

function Question({ dialog }: { dialog: Dialog }) {
  const { answer } = useFeedback();
  const { t } = useText('common');
  const [ticked, setTicked] = useState(dialog.checkbox === undefined);
  return (
    <div role="dialog" aria-label={dialog.title}>
      <p>{dialog.message}</p>
      {dialog.checkbox !== undefined && (
        <label>
          <input type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
          {dialog.checkbox}
        </label>
      )}
      <button className={dialog.danger ? 'ic-button-danger' : undefined} disabled={!ticked} onClick={() => answer(dialog.id, true)}>
        {dialog.confirmLabel}
      </button>
      <button onClick={() => answer(dialog.id, false)}>{dialog.cancelLabel ?? t('action.cancel')}</button>
    </div>
  );
}

function Wait({ message, progress, leave }: BackdropShown) {
  const { leaveBackdrop } = useFeedback();
  return (
    <div role="dialog" aria-label={message}>
      {/* eslint-disable-next-line inventory/no-live-region -- as the host of the shell does */}
      <p role="status">{message}</p>
      {typeof progress === 'number' && <progress aria-label={message} value={progress} />}
      {leave !== undefined && <button onClick={leaveBackdrop}>{leave}</button>}
    </div>
  );
}

function Viewer({ pictures, start }: PictureShow) {
  const { closePictures } = useFeedback();
  const { t } = useText('common');
  return (
    <div role="dialog" aria-label={t('img.picture')}>
      <p>{pictures[start]?.caption}</p>
      <p>{t('img.count', { number: start + 1, total: pictures.length })}</p>
      <button onClick={closePictures}>{t('action.close')}</button>
    </div>
  );
}
