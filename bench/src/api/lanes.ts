import type { connect } from './connect';
import { DEFAULT_SETTINGS_TEXTS, docPaths, firestorePaths, readSettings } from 'shared-kit/model';
import { addDomain } from '../browser/domain';
import { headersOf } from './caller';
import { COMPANY, OWNER, READ_DOMAIN, type Lane } from './calls';

/** Creates a domain, a user and an API key for each caller. */
export async function createLanes({ auth, firestore }: ReturnType<typeof connect>, url: string, idToken: string, count: number) {
  const lanes: Lane[] = [];
  for (let i = 0; i < count; i++) {
    const ref = { company: COMPANY, domain: `Bench ${i}` };
    const uid = `bench-${i}`;
    await addDomain(firestore, ref, { ...readSettings({}, DEFAULT_SETTINGS_TEXTS) });
    const email = `${uid}@demo.test`;
    await auth.createUser({ uid, email, emailVerified: true });
    const names = { firstName: 'Rita', lastName: 'Bench', employeeName: 'Rita Bench', employeeId: uid, email };
    await firestore.doc(docPaths.user(uid)).set({ ...names, company: COMPANY, parent: OWNER, checker: true, authDomains: [READ_DOMAIN] });
    await createKey(url, idToken, uid);
    const keys = firestore.collection(firestorePaths.apiKeys(COMPANY));
    const key = (await keys.where('description', '==', uid).get()).docs[0]!;
    lanes.push({ domain: ref.domain, uid, keyId: key.id, keyToken: key.get('token') as string });
  }
  return lanes;
}

async function createKey(url: string, idToken: string, description: string): Promise<void> {
  const reply = await fetch(`${url}/api/keys`, {
    method: 'POST',
    headers: headersOf(idToken),
    body: JSON.stringify({ description, authDomains: [READ_DOMAIN] }),
  });
  if (!reply.ok) throw new Error(`No key was created: ${await reply.text()}`);
}
