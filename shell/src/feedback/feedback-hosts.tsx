import { useFeedbackState, type Dialog } from 'shared-kit/host/state';
import { useLocation } from 'shared-kit/router';
import { useFeedback } from 'shared-kit/state';
import { onDemand, OnDemandPart } from 'shared-kit/ui-core';
import { useEffect, useState } from 'react';
import { Backdrop } from './backdrop';
import { SnackbarHost } from './snackbar-host';

const confirmDialog = onDemand(async () => ({ default: (await import('shared-kit/ui-frame')).ConfirmDialog }));
const pictureViewer = onDemand(async () => ({ default: (await import('shared-kit/ui-frame')).PictureViewer }));

/** Shows snackbar, confirm dialog, backdrop and picture viewer above all pages. */
export function FeedbackHosts() {
  const { closePictures } = useFeedback();
  const { snackbar, dialog, backdrop, viewer } = useFeedbackState();
  // The browser's Back leaves the page that the pictures belong to.
  useEffect(() => {
    window.addEventListener('popstate', closePictures);
    return () => window.removeEventListener('popstate', closePictures);
  }, [closePictures]);
  const asked = useAsked(dialog);
  return (
    <>
      <SnackbarHost snackbar={snackbar} />
      {asked && <Question key={asked.id} asked={asked} open={dialog?.id === asked.id} />}
      {viewer && (
        <OnDemandPart
          key={viewer.id}
          of={pictureViewer}
          onFailed={closePictures}
          props={{ pictures: viewer.pictures, start: viewer.start, onClose: closePictures }}
        />
      )}
      <Backdrop shown={backdrop} />
    </>
  );
}

function Question({ asked, open }: { asked: Dialog; open: boolean }) {
  const { answer } = useFeedback();
  const cancel = () => answer(asked.id, false);
  const props = { ...asked, open, onConfirm: () => answer(asked.id, true), onCancel: cancel };
  return <OnDemandPart of={confirmDialog} wanted={open} onFailed={cancel} props={props} />;
}

/** The dialog to show. It keeps its text while it fades out. Leaving the page answers it with no. */
function useAsked(dialog: Dialog | null): Dialog | null {
  const { answer } = useFeedback();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(dialog && { dialog, pathname });
  if (dialog && dialog !== asked?.dialog) setAsked({ dialog, pathname });
  const left = dialog !== null && dialog === asked?.dialog && pathname !== asked.pathname ? dialog.id : null;
  useEffect(() => {
    if (left !== null) answer(left, false);
  }, [answer, left]);
  return asked && asked.dialog;
}
