import { screen, within } from '@testing-library/react';
import { renderWithKit } from 'shared-kit/testing';
import { Descriptions, Tag } from '.';

it('Descriptions shows names and values, and a dash for an empty value', async () => {
  await renderWithKit(
    <Descriptions
      label="Session"
      facts={[
        { name: 'Total', value: '1,204', title: '1204 records' },
        { name: 'End', value: '' },
      ]}
    />,
  );
  const facts = within(screen.getByRole('group', { name: 'Session' }));
  expect(facts.getByText('Total')).toBeVisible();
  expect(facts.getByTitle('1204 records')).toHaveTextContent('1,204');
  expect(facts.getByText('–')).toBeVisible();
});

it('Descriptions keeps strings, which users have typed, out of a browser’s translation, and lets it translate elements', async () => {
  await renderWithKit(
    <Descriptions
      label="Key"
      facts={[
        { name: 'Description', value: 'Morning count' },
        { name: 'Status', value: <Tag label="Valid" /> },
      ]}
    />,
  );
  expect(screen.getByText('Morning count').closest('[translate]')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Valid').closest('[translate]')).toBeNull();
});

it('Tag shows its text', async () => {
  await renderWithKit(<Tag label="From a task" />);
  expect(screen.getByText('From a task')).toBeVisible();
});
