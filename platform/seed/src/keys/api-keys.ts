import type { Firestore } from 'firebase-admin/firestore';
import { createKeyTokens, hashOf } from 'platform-api/seed';
import { docPaths } from 'shared-kit/model';
import { CENTRAL_WAREHOUSE, NORTH_YARD } from '../companies/companies.data';
import type { Clock } from '../ground/clock';

interface DemoKey {
  id: string;
  description: string;
  status: 'ACTIVE' | 'INVALID';
  ageInDays: number;
  authDomains: string[];
}

const BOTH = [CENTRAL_WAREHOUSE.domain, NORTH_YARD.domain];

/** A key for each colour of the safety level, one that was renewed and one without domains. */
const KEYS: readonly DemoKey[] = [
  { id: 'k7f3a9d210', description: 'ERP synchronisation', status: 'ACTIVE', ageInDays: 20, authDomains: BOTH },
  { id: 'k19be04c77', description: 'Nightly reports', status: 'ACTIVE', ageInDays: 300, authDomains: [BOTH[0]!] },
  { id: 'k5520d8e1b', description: 'Dock display', status: 'ACTIVE', ageInDays: 400, authDomains: BOTH },
  { id: 'k0a44f16c9', description: 'ERP synchronisation', status: 'INVALID', ageInDays: 385, authDomains: BOTH },
  { id: 'ke81b73d05', description: 'Not in use yet', status: 'ACTIVE', ageInDays: 5, authDomains: [] },
];

const OWNER = 'moderator-marcos';

/** `secret` must be the secret by which the API of the same project signs keys, so that it accepts the demo's keys. */
export async function writeApiKeys(firestore: Firestore, clock: Clock, secret: string): Promise<void> {
  const tokens = createKeyTokens(secret);
  const batch = firestore.batch();
  for (const { id, ageInDays, ...key } of KEYS) {
    const creationDate = clock.daysAgo(ageInDays);
    const token = await tokens.sign({ company: 'acme', id });
    batch.set(firestore.doc(docPaths.apiKey('acme', id)), {
      ...key,
      company: 'acme',
      parentUid: OWNER,
      creationDate,
      token,
      tokenHash: hashOf(token),
    });
  }
  await batch.commit();
}
