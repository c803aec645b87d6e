import { useLocation } from 'shared-kit/router';
import { useFeedback, useWindowListener } from 'shared-kit/state';
import { useEffect } from 'react';

const PRESSED = 'button, a[href], summary, [role^=menuitem]';
/** What opens or shows something, and what closes a message. The user may need the error to decide what to do. */
const NO_ACTION = '[aria-haspopup], [aria-expanded], [aria-pressed], [role=tab], [role=switch], .ic-alert *';

/** Notices when the user begins the next action, which answers the errors before it (D-08), and when another page is shown. */
export function useNextAction(): void {
  const { beginAction, leavePage } = useFeedback();
  const { pathname } = useLocation();
  // Before the handlers of the page, which may report an error at once.
  const options = { capture: true };
  useWindowListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(PRESSED) : null;
      if (pressed && !pressed.matches(NO_ACTION)) beginAction();
    },
    options,
  );
  // By Enter in a form whose button is elsewhere, or has none.
  useWindowListener('submit', beginAction, options);
  // A chosen or dropped file.
  useWindowListener('change', ({ target }) => target instanceof HTMLInputElement && target.type === 'file' && beginAction(), options);
  useWindowListener('popstate', beginAction);
  useEffect(() => leavePage(), [leavePage, pathname]);
}
