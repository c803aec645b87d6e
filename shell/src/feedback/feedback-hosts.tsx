import { useFeedback, useFeedbackState } from 'shared-kit/state';
import { lazy, Suspense, useState } from 'react';
import { Backdrop } from './backdrop';
import { SnackbarHost } from './snackbar-host';

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-kit/ui-frame')).ConfirmDialog }));

/** What the console tells and asks beside its pages: snackbar, confirm dialog, backdrop. */
export function FeedbackHosts() {
  const { answer } = useFeedback();
  const { snackbar, dialog, backdrop } = useFeedbackState();
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
      <Backdrop message={backdrop} />
    </>
  );
}
