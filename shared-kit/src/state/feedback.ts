import type { Store } from '@reduxjs/toolkit';
import type { ApiResult } from 'shared-kit/api';
import { SNACKBAR_MS, type Message } from 'shared-kit/model';
import {
  feedbackChanged,
  READ_BY_PAGE,
  type BackdropShown,
  type ConfirmRequest,
  type FeedbackState,
  type Notice,
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

/** Older errors are dropped: a page with more of them has one cause. */
const MOST_NOTICES = 3;

const isSame = (one: Message | string, other: Message | string): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Messages, questions and the backdrop, for all parts of the page. */
export type Feedback = ReturnType<typeof createFeedback>;

/** The feedback of one store. The promises of open questions are kept here, because a store holds plain data only. */
export function createFeedback({ dispatch, getState }: Pick<Store<{ feedback: FeedbackState }>, 'dispatch' | 'getState'>) {
  let lastId = 0;
  /** The newest message when the user last began an action. That action has answered it and all before. */
  let answered = 0;
  let asking: { id: number; resolve: (confirmed: boolean) => void } | null = null;
  let onLeave: (() => void) | undefined;
  const current = () => getState().feedback;
  const change = (changes: Partial<FeedbackState>) => void dispatch(feedbackChanged(changes));

  /** The notices when the snackbar goes: an error that no action has answered becomes one. */
  const noticesAfterSnackbar = (): readonly Notice[] => {
    const { snackbar: shown, notices } = current();
    if (shown?.severity !== 'error' || shown.id <= answered) return notices;
    const { id, message, names } = shown;
    return [...notices.filter((notice) => !isSame(notice.message, message)), { id, message, names }].slice(-MOST_NOTICES);
  };

  const snackbar = ({ message, severity = 'info', duration = SNACKBAR_MS.default, names }: SnackbarRequest): void =>
    change({
      // The same text is not on the page twice.
      notices: noticesAfterSnackbar().filter((notice) => !isSame(notice.message, message)),
      snackbar: { id: ++lastId, message, severity, duration, ...(names && { names }) },
    });

  const backdrop = (request: string | BackdropRequest | null): void => {
    const { onLeave: leave, ...content } = typeof request === 'string' ? { message: request } : (request ?? {});
    onLeave = leave;
    change({ backdrop: 'message' in content ? content : null });
  };

  return {
    snackbar,
    /** Closes only the message with this id, not one that has replaced it. */
    closeSnackbar(id: number): void {
      if (current().snackbar?.id === id) change({ snackbar: null });
    },
    /** The time of the message with this id is over. The text of an error stays as a notice. */
    endSnackbar(id: number): void {
      if (current().snackbar?.id === id) change({ snackbar: null, notices: noticesAfterSnackbar() });
    },
    closeNotice(id: number): void {
      change({ notices: current().notices.filter((notice) => notice.id !== id) });
    },
    /** The user begins an action, which answers the errors before it. */
    beginAction(): void {
      answered = lastId;
      if (current().notices.length > 0) change({ notices: [] });
    },
    /** Another page is shown. A snackbar stays, and its text then belongs to that page. */
    leavePage(): void {
      if (current().notices.length > 0) change({ notices: [] });
    },
    /** Shows notices at this place, until the returned function is called or a later place shows them. */
    showNoticesAt(id: string, isDialog = false): () => void {
      change({ noticePlaces: [...current().noticePlaces, { id, isDialog }] });
      return () => change({ noticePlaces: current().noticePlaces.filter((other) => other.id !== id) });
    },
    /**
     * Decides who reads the message with this id out, once and for all: the dialog over the page, because screen readers leave out what is
     * outside of it, else the page. To be called after rendering, when a dialog that ends with the message is gone.
     */
    placeSnackbar(id: number): void {
      const { snackbar: shown, noticePlaces } = current();
      if (shown?.id !== id || shown.readAt !== undefined) return;
      const top = noticePlaces.at(-1);
      change({ snackbar: { ...shown, readAt: top?.isDialog ? top.id : READ_BY_PAGE } });
    },
    /** Shows the result of a call (ERR-01, ERR-02); true when it succeeded. */
    report(result: ApiResult): boolean {
      if (result.ok) snackbar({ message: result.message, severity: 'success', duration: SNACKBAR_MS.success });
      else snackbar({ message: result.problem, severity: 'error', duration: SNACKBAR_MS.error });
      return result.ok;
    },
    /** Asks the user; true when confirmed. A second question replaces the first, which then counts as cancelled. */
    confirm(request: ConfirmRequest): Promise<boolean> {
      asking?.resolve(false);
      return new Promise((resolve) => {
        asking = { id: ++lastId, resolve };
        change({ dialog: { ...request, id: lastId } });
      });
    },
    /** The dialog's answer. */
    answer(id: number, confirmed: boolean): void {
      if (current().dialog?.id === id) change({ dialog: null });
      if (asking?.id !== id) return;
      asking.resolve(confirmed);
      asking = null;
    },
    /** Shows the backdrop or updates its progress; null closes it. */
    backdrop,
    /** Closes the backdrop without waiting for the work. */
    leaveBackdrop(): void {
      const leave = onLeave;
      backdrop(null);
      leave?.();
    },
    /** Shows pictures in the viewer (SHELL-09), starting with this index; does nothing without pictures. */
    showPictures(pictures: readonly ViewedPicture[], start = 0): void {
      if (pictures.length) change({ viewer: { id: ++lastId, pictures, start } });
    },
    closePictures: (): void => change({ viewer: null }),
    /** Runs the action of a button with its loading flag set; a second click meanwhile does nothing. */
    async busy(name: string, action: () => Promise<void>): Promise<void> {
      if (name in current().loading) return;
      change({ loading: { ...current().loading, [name]: true } });
      try {
        await action();
      } finally {
        const { [name]: _ended, ...loading } = current().loading;
        change({ loading });
      }
    },
  };
}
