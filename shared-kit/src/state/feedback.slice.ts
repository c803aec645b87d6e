import { createAction } from '@reduxjs/toolkit';
import type { Message } from 'shared-kit/model';
import { reducerOf } from './reducer-of';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Snackbar {
  /** Tells a new message from the same one shown again. */
  id: number;
  message: Message | string;
  severity: Severity;
  duration: number;
}

/** What a confirm dialog asks (SHELL-07). Texts are translated already. */
export interface ConfirmRequest {
  title: string;
  message?: string;
  /** Label of a box that must be ticked before it can be confirmed; says what will be lost. */
  checkbox?: string;
  danger?: boolean;
  /** The verb with its object, such as "Remove 3 sessions": the question is answered by whoever reads only the button. */
  confirmLabel: string;
  /** By default Cancel. */
  cancelLabel?: string;
}

export interface Dialog extends ConfirmRequest {
  id: number;
}

/** One picture of the viewer. */
export interface ViewedPicture {
  /** Where it lies in Storage; null shows the fallback. */
  path: string | null;
  /** What is on it, translated: its description for people who cannot see it. */
  caption: string;
}

/** What the picture viewer shows (SHELL-09). */
export interface PictureShow {
  /** Tells one opening from the next. */
  id: number;
  pictures: readonly ViewedPicture[];
  /** Index of the first one to be shown. */
  start: number;
}

/** What covers the page while nothing else can be done (SHELL-08). Texts are translated already. */
export interface BackdropShown {
  message: string;
  /** How far it is, 0 to 1; null or nothing while that cannot be told. */
  progress?: number | null;
  /** Label of the button that takes the backdrop away while the work goes on. */
  leave?: string;
}

export interface FeedbackState {
  snackbar: Snackbar | null;
  dialog: Dialog | null;
  backdrop: BackdropShown | null;
  viewer: PictureShow | null;
  /** Buttons whose action is under way, by a name of their own. */
  loading: Readonly<Record<string, true>>;
}

export const snackbarShown = createAction<Snackbar>('feedback/snackbarShown');
/** Only the message it was about: one that replaced it meanwhile stays. */
export const snackbarClosed = createAction<number>('feedback/snackbarClosed');
export const dialogOpened = createAction<Dialog>('feedback/dialogOpened');
export const dialogClosed = createAction<number>('feedback/dialogClosed');
export const backdropChanged = createAction<BackdropShown | null>('feedback/backdropChanged');
export const picturesOpened = createAction<PictureShow>('feedback/picturesOpened');
export const picturesClosed = createAction('feedback/picturesClosed');
export const loadingStarted = createAction<string>('feedback/loadingStarted');
export const loadingEnded = createAction<string>('feedback/loadingEnded');

const EMPTY: FeedbackState = { snackbar: null, dialog: null, backdrop: null, viewer: null, loading: {} };

/** What the page tells and asks the user beside its own content (SHELL-11). */
export const feedbackReducer = reducerOf(EMPTY, (on) => [
  on(snackbarShown, (state, snackbar) => ({ ...state, snackbar })),
  on(snackbarClosed, (state, id) => (state.snackbar?.id === id ? { ...state, snackbar: null } : state)),
  on(dialogOpened, (state, dialog) => ({ ...state, dialog })),
  on(dialogClosed, (state, id) => (state.dialog?.id === id ? { ...state, dialog: null } : state)),
  on(backdropChanged, (state, backdrop) => ({ ...state, backdrop })),
  on(picturesOpened, (state, viewer) => ({ ...state, viewer })),
  on(picturesClosed, (state) => ({ ...state, viewer: null })),
  on(loadingStarted, (state, name) => ({ ...state, loading: { ...state.loading, [name]: true as const } })),
  on(loadingEnded, (state, name) => {
    const { [name]: _ended, ...loading } = state.loading;
    return { ...state, loading };
  }),
]);
