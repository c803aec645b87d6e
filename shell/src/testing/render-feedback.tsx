import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'shared-kit/host/router';
import { createConsoleStore, StateProvider } from 'shared-kit/host/state';
import { Notices, ThemeProvider } from 'shared-kit/host/ui-core';
import { startI18n } from 'shared-kit/i18n';
import { loadNamespace } from 'shared-kit/testing';
import { FeedbackHosts } from '../feedback/feedback-hosts';

/** Renders what the console shows over its pages: messages, questions and the viewer; with a page of some controls, and the errors that stay on it. */
export async function renderFeedback() {
  await startI18n({ loadNamespace, locale: 'en-US' });
  const store = createConsoleStore();
  const page = (
    <>
      <main>
        <Notices />
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Name" />
          <input aria-label="Sure" type="checkbox" />
          <input aria-label="File" type="file" />
        </form>
        <button>Save</button>
        <button aria-label="More" aria-haspopup="menu" />
        <button aria-label="Details" role="tab" />
        <a href="/sessions" onClick={(event) => event.preventDefault()}>
          Sessions
        </a>
      </main>
      <FeedbackHosts />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/', '/manageusers'] });
  const { unmount } = render(
    <ThemeProvider>
      <StateProvider store={store}>
        <RouterProvider router={router} />
      </StateProvider>
    </ThemeProvider>,
  );
  return { store, router, unmount };
}
