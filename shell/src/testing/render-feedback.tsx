import { render } from '@testing-library/react';
import { startI18n } from 'shared-kit/i18n';
import { createMemoryRouter, RouterProvider } from 'shared-kit/router';
import { createConsoleStore, StateProvider } from 'shared-kit/state';
import { loadNamespace } from 'shared-kit/testing';
import { ThemeProvider } from 'shared-kit/ui-core';
import { FeedbackHosts } from '../feedback/feedback-hosts';

/** Renders what the console shows over its pages: messages, questions and the viewer. */
export async function renderFeedback() {
  await startI18n({ loadNamespace, locale: 'en-US' });
  const store = createConsoleStore();
  const router = createMemoryRouter([{ path: '*', element: <FeedbackHosts /> }], { initialEntries: ['/', '/manageusers'] });
  const { unmount } = render(
    <ThemeProvider>
      <StateProvider store={store}>
        <RouterProvider router={router} />
      </StateProvider>
    </ThemeProvider>,
  );
  return { store, router, unmount };
}
