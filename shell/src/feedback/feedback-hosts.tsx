import { useLocation } from 'shared-kit/router';
import { useFeedback, useFeedbackState, type Dialog } from 'shared-kit/state';
import { persistently } from 'shared-kit/ui-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Backdrop } from './backdrop';
import { SnackbarHost } from './snackbar-host';

const frame = () => persistently(() => import('shared-kit/ui-frame'));
const ConfirmDialog = lazy(async () => ({ default: (await frame()).ConfirmDialog }));
const PictureViewer = lazy(async () => ({ default: (await frame()).PictureViewer }));

/** What the console tells, asks and shows beside its pages: snackbar, confirm dialog, backdrop, picture viewer. */
export function FeedbackHosts() {
  const { answer, closePictures } = useFeedback();
  const { snackbar, dialog, backdrop, viewer } = useFeedbackState();
  // The browser's way back leaves the page that the pictures were of.
  useEffect(() => {
    window.addEventListener('popstate', closePictures);
    return () => window.removeEventListener('popstate', closePictures);
  }, [closePictures]);
  const asked = useAsked(dialog);
  return (
    <>
      <SnackbarHost snackbar={snackbar} />
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            {...asked}
            key={asked.id}
            open={dialog?.id === asked.id}
            onConfirm={() => answer(asked.id, true)}
            onCancel={() => answer(asked.id, false)}
          />
        </Suspense>
      )}
      {viewer && (
        <Suspense fallback={null}>
          <PictureViewer key={viewer.id} pictures={viewer.pictures} start={viewer.start} onClose={closePictures} />
        </Suspense>
      )}
      <Backdrop message={backdrop} />
    </>
  );
}

/** The dialog to show: one that closes goes on showing what it asked until it has faded. Who leaves the page has answered it with no. */
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
