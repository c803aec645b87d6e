import { docPaths, firestorePaths } from 'shared-kit/model';
import { OWNER } from '../api/calls';
import { connect } from '../api/connect';
import { giveKeyUser } from './user-companies';

const DAY_MS = 86_400_000;

export interface HomeCompanies {
  companies: number;
  /** Domains of each company, each with a session. */
  domains: number;
  /** Old keys and ending licences of each company, which home lists as needing attention. */
  wanting: number;
}

/** Adds companies in which everything needs attention, and makes them the only companies of the demo's key user. Call it before that user signs in. */
export async function addHomeCompanies(env: NodeJS.ProcessEnv, { companies, domains, wanting }: HomeCompanies): Promise<void> {
  const connection = connect(env);
  const { firestore } = connection;
  const ids = Array.from({ length: companies }, (_, index) => `home-${index}`);
  const names = Array.from({ length: domains }, (_, index) => `Hall ${index}`);
  const now = Date.now();
  const write = firestore.batch();
  for (const company of ids) {
    write.set(firestore.doc(docPaths.company(company)), {
      id: company,
      exhibitionName: company,
      hasSessionPushListener: false,
      authDomains: names,
    });
    for (const domain of names) {
      const started = new Date(now - DAY_MS);
      write.set(firestore.doc(docPaths.domain({ company, domain })), { name: domain, parent: OWNER, authLicenses: [] });
      write.set(firestore.doc(docPaths.session({ company, domain, session: 'count' })), {
        name: 'Count',
        startTime: started,
        endTime: started,
        total: 40,
        empty: 4,
        invalid: 1,
        pushStatus: 'PUSHED',
        wasTask: false,
      });
      write.set(firestore.doc(docPaths.summary({ company, domain })), {
        hours: [],
        readings: 40,
        lastStart: started.getTime(),
        failedPushes: 0,
        newestFailed: null,
        openTasks: 0,
        tasks: [],
        noModerator: false,
        updatedAt: now,
      });
    }
    for (let index = 0; index < wanting; index++) {
      write.set(firestore.collection(firestorePaths.apiKeys(company)).doc(), {
        description: `Key ${index}`,
        status: 'ACTIVE',
        creationDate: new Date(now - (400 + index) * DAY_MS),
        token: 'x',
        authDomains: [],
        parentUid: OWNER,
      });
      write.set(firestore.collection(firestorePaths.licenses(company)).doc(), {
        description: `License ${index}`,
        isActive: true,
        expDate: Math.floor((now + (5 + index) * DAY_MS) / 1000),
        authDomains: names,
      });
    }
  }
  await write.commit();
  await giveKeyUser(connection, ids);
}
