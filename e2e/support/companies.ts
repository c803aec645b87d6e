import { adminFirestore } from './another-client';

/** A company without domains for a single test: whoever adds a domain must have seen all of its domains (D-45). */
export async function writeCompany(): Promise<string> {
  const id = `own-${Date.now().toString(36)}${process.pid}`;
  await adminFirestore().doc(`companies/${id}`).set({ id, exhibitionName: 'Own Company', hasSessionPushListener: false, authDomains: [] });
  return id;
}
