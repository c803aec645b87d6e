import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem } from 'shared-kit/model';
import { aLicense, apiDouble, licenseDocument } from 'shared-kit/testing';
import { renderPage } from '../testing/render-page';

const DAY = 86_400_000;
const SETTINGS = { company: 'acme', domain: 'Central', parentUid: 'maria' };
const DRONE = aLicense({
  id: 'drone',
  description: 'Drone 3',
  serialNumber: 'SN-3',
  isActive: true,
  expDate: Date.now() + 100 * DAY,
  authDomains: [],
});
const OFF = aLicense({ id: 'off', description: 'Spare', isActive: false, authDomains: [] });
const PAST = aLicense({ id: 'past', description: 'Old handhelds', isActive: true, expDate: Date.now() - 45 * DAY, authDomains: [] });
const HERE = aLicense({ id: 'here', description: 'Already here', authDomains: ['Central'] });

const documents = (...licenses: (typeof DRONE)[]) =>
  Object.assign({}, ...licenses.map((license) => licenseDocument('acme', license))) as ReturnType<typeof licenseDocument>;
const added = () => apiDouble().on('POST /api/licenses', { message: problem(CODE.licenseAdded) });
const open = (api = added(), licenses = [DRONE, OFF, PAST, HERE], state: unknown = SETTINGS) =>
  renderPage('/addLicense', { api, documents: documents(...licenses), routeState: state });
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add' }));

describe('adding a licence', () => {
  it('ROUTE-24 LIC-01 LIC-02 lists the licences that the domain does not have, and says why some cannot be chosen', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: 'Drone 3' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'Drone 3' })).toHaveAccessibleDescription(/SN-3.*Expires in 3 months/);
    expect(screen.getByRole('radio', { name: 'Spare' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Spare' })).toHaveAccessibleDescription(/Inactive/);
    expect(screen.getByRole('radio', { name: 'Old handhelds' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Old handhelds' })).toHaveAccessibleDescription(/Expired/);
    expect(screen.queryByRole('radio', { name: 'Already here' })).not.toBeInTheDocument();
  });

  it('LIC-03 says that no licence is left to add, and links back', async () => {
    await open(added(), [HERE]);
    expect(await screen.findByText('No unused licenses')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the settings of Central' })).toHaveAttribute(
      'href',
      '/company/acme/domain/Central/settings',
    );
  });

  it('LIC-03 says in a second line that the company has no licence', async () => {
    await open(added(), []);
    expect(await screen.findByText('No unused licenses')).toBeVisible();
    expect(screen.getByText(/^The company has no licenses yet\./)).toBeVisible();
  });

  it('LIC-04 asks for a licence before it sends anything', async () => {
    const { api } = await open();
    await add();
    expect(await screen.findByText('Choose the license to add.')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('LIC-05 LIC-06 sends domain and licence, and goes to the settings', async () => {
    const { api } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Drone 3' }));
    await add();
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings of Central' })).toBeVisible();
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ domain: 'Central', licenseKey: 'drone' });
    expect(api.calls[0]?.headers.get('parentUid')).toBe('maria');
  });

  it('LIC-06 goes to the settings also if the live list shows the last licence as added before the API answers', async () => {
    const api = added();
    const { store } = await open(api, [DRONE]);
    api.on('POST /api/licenses', async () => {
      const [[path, license]] = Object.entries(licenseDocument('acme', { ...DRONE, authDomains: ['Central'] })) as [
        [string, Record<string, unknown>],
      ];
      act(() => store.set(path, license));
      await waitFor(() => expect(screen.queryByRole('radio', { name: 'Drone 3' })).not.toBeInTheDocument());
      return { message: problem(CODE.licenseAdded) };
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Drone 3' }));
    await add();
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings of Central' })).toBeVisible();
  });

  it('LIC-06 ERR-02 shows a refusal in the form and as an error of 5 s', async () => {
    const api = apiDouble().on('POST /api/licenses', { status: 400, message: problem(CODE.licenseExpired) });
    const { state } = await open(api);
    await userEvent.click(await screen.findByRole('radio', { name: 'Drone 3' }));
    await add();
    await waitFor(() => expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 }));
    expect(screen.getAllByText('Unlicensed or expired license!').length).toBeGreaterThan(1);
  });

  it.each<[unknown]>([[null], [{ company: 'acme' }], [{ company: 'acme', domain: 'Nowhere', parentUid: 'maria' }]])(
    'LIC-01 D-18 links to the domains for the history state %j, which names no domain',
    async (state) => {
      await open(added(), [DRONE], state);
      expect(await screen.findByText(/This page is opened from the settings of a domain/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the domains' })).toHaveAttribute('href', '/managedomains');
    },
  );
});
