import { READ_BY_PAGE, type Snackbar } from 'shared-kit/host/state';
import { namesOf } from 'shared-kit/host/ui-core';
import { useMessageText, useText } from 'shared-kit/i18n';
import { useFeedback } from 'shared-kit/state';
import { Button, coreIcons, Icon, WithNames } from 'shared-kit/ui-core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

interface SnackbarHostProps {
  snackbar: Snackbar | null;
  /** What is shown above the message. */
  children?: ReactNode;
}

/**
 * The message at the foot of the page (SHELL-06). It stays while the user points at it or focuses it. It is read out once: here, or by the
 * dialog over the page (D-105).
 */
export function SnackbarHost({ snackbar, children }: SnackbarHostProps) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current!;
    // Asking for the height while the message is rendered would lay the whole page out once more.
    const observer = new ResizeObserver(() => reserveSpace(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      reserveSpace(0);
    };
  }, []);
  const id = snackbar?.id;
  const { placeSnackbar } = useFeedback();
  // It is shown once it is decided who reads it out.
  useEffect(() => {
    if (id !== undefined) placeSnackbar(id);
  }, [placeSnackbar, id]);
  const urgent = snackbar?.severity === 'error' || snackbar?.severity === 'warning';
  const message = snackbar?.readAt !== undefined && <SnackbarMessage key={snackbar.id} snackbar={snackbar} />;
  const isRead = snackbar?.readAt === READ_BY_PAGE;
  return (
    <div ref={foot} className="ic-snackbars">
      {children}
      {/* Rendered before there is a message: screen readers ignore a status that appears together with its text. */}
      {/* eslint-disable-next-line inventory/no-live-region -- the messages about what the user did */}
      <div role="status">{isRead && !urgent && message}</div>
      {isRead && urgent && <div role="alert">{message}</div>}
      {!isRead && message}
    </div>
  );
}

/** The space above and below what is shown. */
const MARGIN_PX = 32;

/**
 * Makes room for what is shown at the foot of the page: `--ic-foot` moves sticky bars above it and lets the page scroll further by its height.
 * If it covers the focused control, the page scrolls.
 */
function reserveSpace(shown: number): void {
  const { style } = document.documentElement;
  if (shown === 0) return void style.removeProperty('--ic-foot');
  const height = shown + MARGIN_PX;
  style.setProperty('--ic-foot', `${height}px`);
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const covered = (focused?.getBoundingClientRect().bottom ?? 0) - (innerHeight - height);
  if (covered > 0 && covered < height) scrollBy(0, covered);
}

/** Whether the page or a dialog shows a text, elsewhere than where it is only read out. */
function isOnPage(text: string): boolean {
  const timesIn = (element: Element) => element.textContent.split(text).length - 1;
  return [...document.querySelectorAll('main, [role=dialog]')].some((part) => {
    const unseen = [...part.querySelectorAll('.ic-hidden')].reduce((sum, hidden) => sum + timesIn(hidden), 0);
    return timesIn(part) > unseen;
  });
}

function SnackbarMessage({ snackbar }: { snackbar: Snackbar }) {
  const { t } = useText('common');
  const messageText = useMessageText();
  const { closeSnackbar, endSnackbar } = useFeedback();
  const [isPaused, setIsPaused] = useState(false);
  const { id, duration, severity, message, names } = snackbar;
  const text = messageText(message);

  // A form may show the error at its field.
  const end = useEffectEvent(() => (isOnPage(text) ? closeSnackbar(id) : endSnackbar(id)));
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(end, duration);
    return () => clearTimeout(timer);
  }, [duration, isPaused, id]);

  return (
    <div
      className={`ic-alert ic-alert-${severity} ic-snackbar`}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Icon of={coreIcons[severity]} />
      <div className="ic-alert-body">
        <WithNames text={text} names={names ?? namesOf(message)} />
      </div>
      <Button
        variant="text"
        size="small"
        icon={<Icon of={coreIcons.close} />}
        aria-label={t('snackbar.close')}
        onClick={() => closeSnackbar(id)}
      />
    </div>
  );
}
