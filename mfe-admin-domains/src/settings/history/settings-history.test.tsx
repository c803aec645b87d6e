import { act, screen, waitFor, within } from '@testing-library/react';
import { acceptLoss, aLabelDesign, aManualField, apiDouble, aSettings, settingsDocument, wholeText } from 'shared-kit/testing';
import { DEFAULT_SETTINGS_TEXTS } from 'shared-kit/model';
import { NORTH, NORTH_SETTINGS, renderPage } from '../../testing/render-page';

const day = (date: number, hour: number) => new Date(2026, 10, date, hour);
const MARIA = { uid: 'maria', name: 'Maria Souza' };
const ANA = { uid: 'ana', name: 'Ana Key' };

const first = aSettings({ labelDesigns: [aLabelDesign()], manualInputFields: [aManualField()] });
const second = { ...first, resultFields: { ...DEFAULT_SETTINGS_TEXTS.resultFields, empty: 'NOTHING' } };
const third = { ...second, labelDesigns: [], manualInputFields: [aManualField({ mandatory: true })] };

const documents = {
  // Older platforms did not store the author of a version.
  ...settingsDocument(NORTH, first, day(18, 8)),
  ...settingsDocument(NORTH, second, day(19, 9), MARIA),
  ...settingsDocument(NORTH, third, day(19, 15), ANA),
};

async function open(api = apiDouble(), versions: typeof documents = documents) {
  const rendered = await renderPage(NORTH_SETTINGS, { documents: versions, api });
  await rendered.user.click(await screen.findByRole('button', { name: 'History' }));
  const panel = within(await screen.findByRole('dialog', { name: 'History of North' }));
  await panel.findByRole('region', { name: 'Nov 19, 2026' });
  return { ...rendered, panel };
}

it('ADD-02 lists by day who changed what, the newest version first', async () => {
  const { panel } = await open();
  const [today, before] = panel.getAllByRole('region');
  const [latest, second] = within(today!)
    .getAllByText(wholeText(/^(Ana Key|Maria Souza), /))
    .map((line) => line.closest('li')!);
  expect(latest).toHaveTextContent('Present');
  expect(latest).toHaveTextContent('Label design “Pallet” removed');
  expect(latest).toHaveTextContent('Manual input field “Boxes” changed');
  expect(latest).toHaveTextContent(/Mandatory\s*no became→ yes/);
  expect(second).toHaveTextContent(/Empty\s*EMPTY became→ NOTHING/);
  expect(before).toHaveTextContent('Somebody, ');
  expect(before).toHaveTextContent('The first version shown.');
});

it('(D-146) tells the zone of each time in its tip', async () => {
  const { panel } = await open();
  const [line] = panel.getAllByText(wholeText(/^Ana Key, /));
  expect(line!.closest('[data-time]')).toHaveAttribute('title', 'Thursday, November 19, 2026 at 3:00:00 PM UTC');
});

it('DSET-19 shows an unknown input type as it is stored beside one that the console knows', async () => {
  const dates = { ...first, manualInputFields: [aManualField({ inputType: 'date' })] };
  const { panel } = await open(apiDouble(), {
    ...settingsDocument(NORTH, dates, day(18, 8)),
    ...settingsDocument(NORTH, first, day(19, 15), ANA),
  });
  const [latest] = panel.getAllByRole('region');
  expect(latest).toHaveTextContent(/Input type\s*date became→ Integer/);
  expect(within(latest!).getByText('date')).toHaveAttribute('translate', 'no');
});

it('ADD-02 SHELL-15 restores chosen parts of an older version, after asking', async () => {
  const api = apiDouble().on('POST /api/domains/restore', { message: { code: 302, text: 'Domain updated!' } });
  const { panel, user } = await open(api);
  await user.click(panel.getByRole('button', { name: /^Restore from 11\/18\/26/ }));
  const parts = within(panel.getByRole('group', { name: 'What to restore' }));
  expect(parts.getByRole('button', { name: 'Restore' })).toBeDisabled();
  expect(parts.getAllByRole('checkbox')).toHaveLength(3);
  await user.click(parts.getByRole('checkbox', { name: 'Label design “Pallet”' }));
  await user.click(parts.getByRole('button', { name: 'Restore' }));
  await acceptLoss('Restore this part?', 'Restore 1 part', /\S/, api.calls);
  expect(await screen.findByText(/updated/i)).toBeVisible();
  expect(JSON.parse(String(api.calls.at(-1)!.body))).toEqual({
    domain: 'North',
    version: String(day(18, 8).getTime()),
    basedOn: String(day(19, 15).getTime()),
    parts: [{ kind: 'label', name: 'Pallet' }],
  });
  expect(panel.queryByRole('group', { name: 'What to restore' })).toBeNull();
});

it('ADD-02 ERR-02 keeps the choice when a restore is refused', async () => {
  const api = apiDouble().on('POST /api/domains/restore', { status: 403, message: { code: 3 } });
  const { panel, user } = await open(api);
  await user.click(panel.getByRole('button', { name: /^Restore from 11\/18\/26/ }));
  const parts = within(panel.getByRole('group', { name: 'What to restore' }));
  await user.click(parts.getByRole('checkbox', { name: 'Texts' }));
  await user.click(parts.getByRole('button', { name: 'Restore' }));
  await acceptLoss('Restore this part?', 'Restore 1 part');
  expect(await screen.findByRole('alert')).toHaveTextContent(/not authorized/i);
  expect(parts.getByRole('checkbox', { name: 'Texts' })).toBeChecked();
});

it('ADD-02 restores one version at a time', async () => {
  const { panel, user } = await open(apiDouble().on('POST /api/domains/restore', () => new Promise(() => {})));
  await user.click(panel.getByRole('button', { name: /^Restore from 11\/18\/26/ }));
  await user.click(panel.getByRole('checkbox', { name: 'Texts' }));
  await user.click(panel.getByRole('button', { name: 'Restore' }));
  await acceptLoss('Restore this part?', 'Restore 1 part');
  await user.click(panel.getByRole('button', { name: /^Restore from 11\/19\/26/ }));
  const [other] = panel.getAllByRole('group', { name: 'What to restore' });
  await user.click(within(other!).getByRole('checkbox', { name: 'Label design “Pallet”' }));
  expect(within(other!).getByRole('button', { name: /Restore/ })).toHaveAttribute('aria-busy', 'true');
});

/** Versions a minute apart, each with another address pattern. The last one is the newest. */
const versionsOf = (count: number) =>
  Object.assign(
    {},
    ...Array.from({ length: count }, (_, n) => settingsDocument(NORTH, aSettings({ addrPattern: `R${n}` }), new Date(2026, 10, 19, 0, n))),
  ) as typeof documents;

it('ADD-02 reads older versions when they are asked for, and no newer ones again', async () => {
  const { panel, user, store } = await open(apiDouble(), versionsOf(60));
  const shown = () => panel.getAllByText(wholeText(/^Somebody, /));
  expect(shown()).toHaveLength(50);
  store.fail('companies/acme/domains/North/settings/');
  await user.click(panel.getByRole('button', { name: 'Show older versions' }));
  const retry = await panel.findByRole('button', { name: 'Retry' });
  expect(shown()).toHaveLength(50);
  store.heal();
  const reads = store.reads;
  await user.click(retry);
  await waitFor(() => expect(shown()).toHaveLength(60));
  // The last document of the previous page, and ten older ones.
  expect(store.reads - reads).toBe(11);
  expect(panel.getAllByText('The first version shown.')).toHaveLength(1);
  expect(panel.queryByRole('button', { name: 'Show older versions' })).not.toBeInTheDocument();
});

it('ADD-02 keeps showing older versions when a new one is saved meanwhile', async () => {
  const { panel, user, store } = await open(apiDouble(), versionsOf(52));
  await user.click(panel.getByRole('button', { name: 'Show older versions' }));
  const shown = () => panel.getAllByText(wholeText(/^(Somebody|Ana Key), /));
  await waitFor(() => expect(shown()).toHaveLength(52));
  await act(async () => {
    for (const [path, data] of Object.entries(settingsDocument(NORTH, aSettings({ addrPattern: 'NEW' }), day(20, 9), ANA)))
      store.set(path, data);
  });
  await waitFor(() => expect(shown()).toHaveLength(53));
  expect(shown()[0]!.closest('li')).toHaveTextContent(/^Ana Key, .*Present.*R51 became→ NEW/);
});
