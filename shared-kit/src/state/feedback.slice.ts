import type { Message } from 'shared-kit/model';
import { statePart } from './state-part';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Snackbar {
  /** Differs for each message, also when the same text is shown again. */
  id: number;
  message: Message | string;
  severity: Severity;
  duration: number;
  names?: readonly string[] | undefined;
  /** The place that reads it out to screen readers: a dialog over the page, or the page. Undefined until it is rendered. */
  readAt?: string;
}

/** Where notices can be shown: in the page, or in a dialog over it. */
export interface NoticePlace {
  id: string;
  isDialog: boolean;
}

/** The text of an error whose snackbar is gone. It stays on the page until it is closed or the user's next action (D-08). */
export interface Notice {
  id: number;
  message: Message | string;
  names?: readonly string[] | undefined;
}

/** What a confirm dialog asks (SHELL-07). Texts are translated already. */
export interface ConfirmRequest {
  title: string;
  message?: string;
  /** Label of a checkbox that must be ticked before confirming; it names what will be lost (SHELL-15). */
  checkbox?: string;
  danger?: boolean;
  /** Names in these texts, which the browser's translation must not change. */
  names?: readonly string[];
  /** The verb with its object, such as "Remove 3 sessions", for users who read only the button. */
  confirmLabel: string;
  /** By default "Cancel". */
  cancelLabel?: string;
  /** The console asks, not a page: the question stays when another page opens. */
  ofConsole?: boolean;
}

export interface Dialog extends ConfirmRequest {
  id: number;
}

export interface ViewedPicture {
  /** Its path in Storage; null shows the fallback. */
  path: string | null;
  /** What the picture shows, translated; also its description for screen readers. */
  caption: string;
}

/** What the picture viewer shows (SHELL-09). */
export interface PictureShow {
  /** Differs for each opening. */
  id: number;
  pictures: readonly ViewedPicture[];
  /** Index of the first one to be shown. */
  start: number;
}

/** The backdrop that covers the page during work that must not be interrupted (SHELL-08). Texts are translated already. */
export interface BackdropShown {
  message: string;
  /** The progress, 0 to 1; null or absent while it is unknown. */
  progress?: number | null;
  /** Label of the button that closes the backdrop while the work continues. */
  leave?: string;
}

export interface FeedbackState {
  snackbar: Snackbar | null;
  /** Errors that the user has not answered, the newest last. */
  notices: readonly Notice[];
  /** The last one shows the notices. */
  noticePlaces: readonly NoticePlace[];
  dialog: Dialog | null;
  backdrop: BackdropShown | null;
  viewer: PictureShow | null;
  /** The buttons whose action is running, by name. */
  loading: Readonly<Record<string, true>>;
}

/** `readAt` of a snackbar that the page reads out. */
export const READ_BY_PAGE = 'page';

const EMPTY: FeedbackState = {
  snackbar: null,
  notices: [],
  noticePlaces: [],
  dialog: null,
  backdrop: null,
  viewer: null,
  loading: {},
};

/** Snackbar, dialogs, backdrop, picture viewer and loading flags of the page (SHELL-11). */
export const { changed: feedbackChanged, reducer: feedbackReducer } = statePart('feedback', EMPTY);
