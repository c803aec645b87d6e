import { screen } from '@testing-library/react';
import { CODE, problem } from '../../model';
import { renderWithKit } from 'shared-kit/testing';
import { FormFailure } from '..';

const REFUSAL = problem(CODE.serviceUnavailable);

it('(D-105) what a form was refused stays on the page, and is not read out beside the snackbar', async () => {
  await renderWithKit(<FormFailure problem={REFUSAL} title="The user was not added" textOf={() => 'The service is being moved.'} />);
  expect(screen.getByText('The service is being moved.')).toBeVisible();
  expect(screen.getByText('The user was not added')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a form that was not refused shows nothing', async () => {
  const { container } = await renderWithKit(<FormFailure problem={null} />);
  expect(container).toHaveTextContent('');
});
