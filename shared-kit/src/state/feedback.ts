import type { Store } from '@reduxjs/toolkit';
import type { ApiResult } from 'shared-kit/api';
import { SNACKBAR_MS, type Message } from 'shared-kit/model';
import {
  backdropChanged,
  dialogClosed,
  dialogOpened,
  loadingEnded,
  loadingStarted,
  picturesClosed,
  picturesOpened,
  snackbarClosed,
  snackbarShown,
  type BackdropShown,
  type ConfirmRequest,
  type Severity,
  type ViewedPicture,
} from './feedback.slice';

interface SnackbarRequest {
  message: Message | string;
  /** `info` unless given. */
  severity?: Severity;
  /** Milliseconds; 3000 unless given. */
  duration?: number;
  /** Names in a message of type string, which the browser's translation must not change. */
  names?: readonly string[];
}

interface BackdropRequest extends BackdropShown {
  /** Called after the user has closed the backdrop without waiting. */
  onLeave?: () => void;
}

/** Messages, questions and the backdrop, for all parts of the page. */
export interface Feedback {
  snackbar(request: SnackbarRequest): void;
  closeSnackbar(id: number): void;
  /** Shows the result of a call (ERR-01, ERR-02); true when it succeeded. */
  report(result: ApiResult): boolean;
  /** Asks the user; true when confirmed. A second question replaces the first, which then counts as cancelled. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** The dialog's answer. */
  answer(id: number, confirmed: boolean): void;
  /** Shows the backdrop or updates its progress; null closes it. */
  backdrop(request: string | BackdropRequest | null): void;
  /** Closes the backdrop without waiting for the work. */
  leaveBackdrop(): void;
  /** Shows pictures in the viewer (SHELL-09), starting with this index; does nothing without pictures. */
  showPictures(pictures: readonly ViewedPicture[], start?: number): void;
  closePictures(): void;
  /** Runs the action of a button with its loading flag set; a second click meanwhile does nothing. */
  busy(name: string, action: () => Promise<void>): Promise<void>;
}

/** The feedback of one store. The promises of open questions are kept here, because a store holds plain data only. */
export function createFeedback({ dispatch }: Pick<Store, 'dispatch'>): Feedback {
  let lastId = 0;
  let asking: { id: number; resolve: (confirmed: boolean) => void } | null = null;
  let onLeave: (() => void) | undefined;
  const running = new Set<string>();

  const feedback: Feedback = {
    snackbar({ message, severity = 'info', duration = SNACKBAR_MS.default, names }) {
      dispatch(snackbarShown({ id: ++lastId, message, severity, duration, ...(names && { names }) }));
    },
    closeSnackbar: (id) => void dispatch(snackbarClosed(id)),
    report(result) {
      feedback.snackbar(
        result.ok
          ? { message: result.message, severity: 'success', duration: SNACKBAR_MS.success }
          : { message: result.problem, severity: 'error', duration: SNACKBAR_MS.error },
      );
      return result.ok;
    },
    confirm(request) {
      asking?.resolve(false);
      return new Promise((resolve) => {
        asking = { id: ++lastId, resolve };
        dispatch(dialogOpened({ ...request, id: lastId }));
      });
    },
    answer(id, confirmed) {
      dispatch(dialogClosed(id));
      if (asking?.id !== id) return;
      asking.resolve(confirmed);
      asking = null;
    },
    backdrop(request) {
      const { onLeave: leave, ...content } = typeof request === 'string' ? { message: request } : (request ?? {});
      onLeave = leave;
      dispatch(backdropChanged('message' in content ? content : null));
    },
    leaveBackdrop() {
      const leave = onLeave;
      feedback.backdrop(null);
      leave?.();
    },
    showPictures(pictures, start = 0) {
      if (pictures.length) dispatch(picturesOpened({ id: ++lastId, pictures, start }));
    },
    closePictures: () => void dispatch(picturesClosed()),
    async busy(name, action) {
      if (running.has(name)) return;
      running.add(name);
      dispatch(loadingStarted(name));
      try {
        await action();
      } finally {
        running.delete(name);
        dispatch(loadingEnded(name));
      }
    },
  };
  return feedback;
}
