import { useFeedback, useFeedbackState } from 'shared-kit/state';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Backdrop } from './backdrop';
import { SnackbarHost } from './snackbar-host';

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-kit/ui-frame')).ConfirmDialog }));

const PictureViewer = lazy(async () => ({ default: (await import('shared-kit/ui-frame')).PictureViewer }));

/** What the console tells, asks and shows beside its pages: snackbar, confirm dialog, backdrop, picture viewer. */
export function FeedbackHosts() {
  const { answer, closePictures } = useFeedback();
  const { snackbar, dialog, backdrop, viewer } = useFeedbackState();
  // The browser's way back leaves the page that the pictures were of.
  useEffect(() => {
    window.addEventListener('popstate', closePictures);
    return () => window.removeEventListener('popstate', closePictures);
  }, [closePictures]);
  // A dialog that closes goes on showing what it asked until it has faded.
  const [asked, setAsked] = useState(dialog);
  if (dialog && dialog !== asked) setAsked(dialog);
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
