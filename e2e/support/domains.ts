import type { Page } from '@playwright/test';
import { adminFirestore, readingAt } from './another-client';
import { writeModerator, type TestModerator } from './moderator';

export interface TestDomain {
  company: string;
  domain: string;
  moderator: TestModerator;
  /** Path of the domain's document. */
  path: string;
  settings: string;
  /** Path of the page of its sessions. */
  sessions: string;
  /** Closes the journey's pages, whose requests would fail without the domain, then removes the domain through firebase-admin. */
  remove: (page?: Page) => Promise<void>;
}

const TEXTS = {
  addrPattern: '*RRCCNNAA',
  addrPatternUser: 'RR.CC.NN.AA',
  baseFields: { address: 'Address', checkedAt: 'Checked at', employeeId: 'Employee ID', employeeName: 'Employee name' },
  resultFields: { empty: 'EMPTY', invalid: 'INVALID', positive: 'OK', negative: 'DIVERGENT', null: 'N/A' },
  labelDesigns: [],
  manualInputFields: [],
};

/** Writes a domain with its own moderator, which no other journey uses. */
export async function writeDomain(name: string, company = 'acme'): Promise<TestDomain> {
  const domain = `${name} ${Date.now().toString(36)}${process.pid}`;
  const firestore = adminFirestore();
  const moderator = await writeModerator([domain], company);
  const document = firestore.doc(`companies/${company}/domains/${domain}`);
  await document.set({ name: domain, parent: moderator.uid, authLicenses: [] });
  await document
    .collection('settings')
    .doc('first')
    .set({ ...TEXTS, createdDate: new Date(Date.now() - 86_400_000), createdBy: moderator.uid, createdByName: moderator.name });
  return {
    company,
    domain,
    moderator,
    path: document.path,
    settings: `/company/${company}/domain/${encodeURIComponent(domain)}/settings`,
    sessions: `/company/${company}/domains/${encodeURIComponent(domain)}`,
    remove: async (page) => {
      await Promise.all((page?.context().pages() ?? []).map((one) => one.close()));
      await firestore.recursiveDelete(document);
      await firestore.doc(`users/${moderator.uid}`).delete();
    },
  };
}

/** Writes sessions of one reading each, from `Cycle count 01`, the newest, to the oldest. Each total is lower than that of the session before. */
export async function writeCycleCounts({ path }: TestDomain, count: number): Promise<string[]> {
  const firestore = adminFirestore();
  const batch = firestore.batch();
  const names = Array.from({ length: count }, (_, place) => `Cycle count ${String(place + 1).padStart(2, '0')}`);
  for (const [place, name] of names.entries()) {
    const startTime = new Date(Date.now() - (place + 1) * 3_600_000);
    const session = firestore.doc(`${path}/sessions/${name}`);
    batch.set(session, {
      name,
      startTime,
      endTime: startTime,
      total: count - place,
      empty: 0,
      invalid: 0,
      pushStatus: 'PUSHED',
      wasTask: false,
    });
    batch.set(session.collection('addresses').doc('0'), { index: 0, records: [readingAt('G01010101', startTime)] });
  }
  await batch.commit();
  return names;
}
