import { screen, waitFor } from '@testing-library/react';
import { renderWithKit } from 'shared-kit/testing';
import { DataTable, type Column } from '..';
import { formatDate } from '../../i18n';
import { timeZoneName } from '../../ui-overlay';

interface Count {
  name: string;
  start: number;
  end: number;
}

const HOUR = 3_600_000;
const start = Date.now() - 10 * HOUR;
const COUNT: Count = { name: 'Aisle 1', start, end: start + HOUR / 4 };

const NAME: Column<Count> = { key: 'name', title: 'Name', value: ({ name }) => name };
const START: Column<Count> = { key: 'start', title: 'Start', kind: 'date', relative: true, value: (count) => count.start };
const END: Column<Count> = { key: 'end', title: 'End', kind: 'date', relative: true, value: (count) => count.end };

const table = (columns: Column<Count>[], count = COUNT) => (
  <DataTable id="counts" label="Counts" rows={[count]} columns={columns} rowKey={({ name }) => name} />
);

describe('a cell with a relative time', () => {
  it('shows the time since then when it is the only time of the row', async () => {
    await renderWithKit(table([NAME, START]));
    expect(screen.getByRole('time')).toHaveTextContent('10 hours ago');
    expect(screen.getByRole('time')).toHaveAttribute('title', formatDate(start, 'en-US', 'full'));
  });

  it('shows the time itself beside another time, and the time since then on hover', async () => {
    await renderWithKit(table([NAME, START, END]));
    const times = screen.getAllByRole('time');
    expect(times.map(({ textContent }) => textContent)).toEqual([formatDate(COUNT.start, 'en-US'), formatDate(COUNT.end, 'en-US')]);
    expect(times[0]).toHaveAttribute('title', `10 hours ago (${formatDate(start, 'en-US', 'full')})`);
  });

  it('(D-146) never says of what has happened that it lies ahead, and names the zone in the head of its column', async () => {
    // The clock of who wrote it is ahead by half a minute.
    await renderWithKit(table([NAME, START], { ...COUNT, start: Date.now() + HOUR / 120 }));
    expect(screen.getByRole('time')).toHaveTextContent('this minute');
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Start' })).toHaveAttribute('title', `Time zone: ${timeZoneName('en-US')}`),
    );
    expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('title');
  });
});
