import { screen } from '@testing-library/react';
import { CODE, problem } from '../../model';
import { renderWithKit } from 'shared-kit/testing';
import { FormFailure } from '..';

const REFUSAL = problem(CODE.serviceUnavailable);

it('ADD-71 (D-105) what a form was refused stays on the page and is no alert, because its snackbar is one', async () => {
  await renderWithKit(<FormFailure problem={REFUSAL} title="The user was not added" textOf={() => 'The service is being moved.'} />);
  expect(screen.getByText('The service is being moved.')).toBeVisible();
  expect(screen.getByText('The user was not added')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('ADD-71 a form that was not refused shows nothing', async () => {
  const { container } = await renderWithKit(<FormFailure problem={null} />);
  expect(container).toHaveTextContent('');
});
