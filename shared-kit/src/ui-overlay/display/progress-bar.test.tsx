import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { ProgressBar } from './progress-bar';

it('ProgressBar shows the progress and calls onCancel', async () => {
  const user = userEvent.setup();
  const onCancel = jest.fn();
  await renderWithKit(<ProgressBar label="Reading sheet.xlsx" value={0.425} onCancel={onCancel} />);
  expect(screen.getByRole('progressbar', { name: 'Reading sheet.xlsx' })).toHaveAttribute('aria-valuenow', '43');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalled();
});

it('ProgressBar has no value while the progress is unknown', async () => {
  await renderWithKit(<ProgressBar label="Reading" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
