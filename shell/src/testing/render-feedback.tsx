import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'shared-kit/host/router';
import { createConsoleStore, StateProvider } from 'shared-kit/host/state';
import { ThemeProvider } from 'shared-kit/host/ui-core';
import { startI18n } from 'shared-kit/i18n';
import { loadNamespace } from 'shared-kit/testing';
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
