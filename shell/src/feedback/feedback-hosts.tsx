import { useFeedbackState, useRunningCalls, type Dialog } from 'shared-kit/host/state';
import { useLocation } from 'shared-kit/router';
import { useFeedback, useWindowListener } from 'shared-kit/state';
import { onDemand, OnDemandPart } from 'shared-kit/ui-core';
import { useEffect, useState } from 'react';
import { Backdrop } from './backdrop';
import { SnackbarHost } from './snackbar-host';
import { useNextAction } from './use-next-action';

const confirmDialog = onDemand(async () => ({ default: (await import('shared-kit/ui-overlay')).ConfirmDialog }));
const runningCalls = onDemand(async () => ({ default: (await import('shared-kit/ui-overlay')).RunningCalls }));
const pictureViewer = onDemand(async () => ({ default: (await import('shared-kit/ui-overlay')).PictureViewer }));

/** Shows running calls, snackbar, confirm dialog, backdrop and picture viewer above all pages. */
export function FeedbackHosts() {
  const { closePictures } = useFeedback();
  const { snackbar, dialog, backdrop, viewer } = useFeedbackState();
  // The browser's Back leaves the page that the pictures belong to.
  useWindowListener('popstate', closePictures);
  useNextAction();
  const shownDialog = useShownDialog(dialog);
  const isRunning = useRunningCalls().size > 0;
  return (
    <>
      <SnackbarHost snackbar={snackbar}>{isRunning && <OnDemandPart of={runningCalls} onFailed={() => {}} props={{}} />}</SnackbarHost>
      {shownDialog && <Confirmation key={shownDialog.id} shownDialog={shownDialog} open={dialog?.id === shownDialog.id} />}
      {viewer && (
        <OnDemandPart
          key={viewer.id}
          of={pictureViewer}
          onFailed={closePictures}
          props={{ pictures: viewer.pictures, start: viewer.start, onClose: closePictures }}
        />
      )}
      <Backdrop content={backdrop} />
    </>
  );
}

function Confirmation({ shownDialog, open }: { shownDialog: Dialog; open: boolean }) {
  const { answer } = useFeedback();
  const cancel = () => answer(shownDialog.id, false);
  const props = { ...shownDialog, open, onConfirm: () => answer(shownDialog.id, true), onCancel: cancel };
  return <OnDemandPart of={confirmDialog} isNeeded={open} onFailed={cancel} props={props} />;
}

/** The dialog to show. It keeps its text while it fades out. Leaving the page that asks answers it with no. */
function useShownDialog(dialog: Dialog | null): Dialog | null {
  const { answer } = useFeedback();
  const { pathname } = useLocation();
  const [shownDialog, setShownDialog] = useState(dialog && { dialog, pathname });
  if (dialog && dialog !== shownDialog?.dialog) setShownDialog({ dialog, pathname });
  const isAbandoned = dialog !== null && !dialog.ofConsole && dialog === shownDialog?.dialog && pathname !== shownDialog.pathname;
  const abandonedId = isAbandoned ? dialog.id : null;
  useEffect(() => {
    if (abandonedId !== null) answer(abandonedId, false);
  }, [answer, abandonedId]);
  return shownDialog && shownDialog.dialog;
}
