import { adminFirestore } from './another-client';

/** Writes a company without domains for a single test. Adding a domain is refused when the company's list of domains has changed meanwhile (D-45). */
export async function writeCompany(): Promise<string> {
  const id = `own-${Date.now().toString(36)}${process.pid}`;
  await adminFirestore().doc(`companies/${id}`).set({ id, exhibitionName: 'Own Company', hasSessionPushListener: false, authDomains: [] });
  return id;
}
