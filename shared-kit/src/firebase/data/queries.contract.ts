import { aLicense, aModerator, anApiKey, aProfile, aUser } from '../../testing/builders';
import { apiKeyDocument, licenseDocument, profileDocument } from '../../testing/documents';
import { apiKeyOf, apiKeysOf } from './api-keys/api-key.queries';
import type { StoreWorld } from './document-store.contract';
import { licensesOf } from './licenses/license.queries';
import type { LiveQuery } from './live-query';
import { moderatorsOf, profileOf, usersOf } from './users/profile.queries';

/** What screens of a company ask, over both stores: entities written as documents come back as they were. */
export function queriesContract(open: () => Promise<StoreWorld>): void {
  let world: StoreWorld;
  const [user, moderator, key, license] = [aUser(), aModerator(), anApiKey(), aLicense({ authDomains: ['North'] })];

  beforeAll(async () => {
    world = await open();
    const documents = {
      ...profileDocument(user),
      ...profileDocument(moderator),
      ...profileDocument(aUser({ uid: 'elsewhere', companies: ['norte'] })),
      ...profileDocument(aModerator({ uid: 'joao', companies: ['norte'] })),
      ...profileDocument(aProfile({ companies: ['acme', 'norte'] })),
      ...apiKeyDocument('acme', key),
      ...apiKeyDocument('norte', anApiKey({ id: 'k2' })),
      ...licenseDocument('acme', license),
      ...licenseDocument('acme', aLicense({ id: 'l2', isActive: false, expDate: null })),
    };
    for (const [path, data] of Object.entries(documents)) await world.set(path, data);
  });

  const ask = async <T>({ source, convert }: LiveQuery<T>): Promise<T[]> =>
    (await world.store.getAll(source)).map(({ id, data }) => convert(id, data));

  it('API-27 DATA-10 gives the users of one company, without its key users', async () => {
    expect(await ask(usersOf('acme'))).toEqual([moderator, user]);
    expect(await ask(profileOf('pedro'))).toEqual([user]);
  });

  it('USERS-22 gives the moderators of one company with what a picker shows', async () => {
    expect(await ask(moderatorsOf('acme'))).toEqual([
      { uid: 'marcos', firstName: 'Marcos', lastName: 'Lima', authDomains: ['North'] },
    ]);
  });

  it('API-27 KEYS-20 gives the API keys of one company, and one of them', async () => {
    expect(await ask(apiKeysOf('acme'))).toEqual([key]);
    expect(await ask(apiKeyOf('acme', 'k1'))).toEqual([key]);
    expect(await ask(apiKeyOf('acme', 'k2'))).toEqual([]);
  });

  it('API-27 LIC-07 gives the licences of one company, the inactive ones too', async () => {
    expect(await ask(licensesOf('acme'))).toEqual([license, aLicense({ id: 'l2', isActive: false, expDate: null })]);
  });
}
