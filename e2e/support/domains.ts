import { adminFirestore } from './another-client';
import { writeModerator } from './moderator';

export interface TestDomain {
  domain: string;
  settings: string;
  /** Takes it away again, past the console. */
  remove: () => Promise<void>;
}

const TEXTS = {
  addrPattern: '*RRCCNNAA',
  addrPatternUser: 'RR.CC.NN.AA',
  baseFields: { address: 'Address', checkedAt: 'Checked at', employeeId: 'Employee ID', employeeName: 'Employee name' },
  resultFields: { empty: 'EMPTY', invalid: 'INVALID', positive: 'OK', negative: 'DIVERGENT', null: 'N/A' },
  labelDesigns: [],
  manualInputFields: [],
};

/** A domain of acme with a moderator of its own: no other journey touches it. */
export async function writeDomain(name: string): Promise<TestDomain> {
  const domain = `${name} ${Date.now().toString(36)}${process.pid}`;
  const firestore = adminFirestore();
  const moderator = await writeModerator([domain]);
  const document = firestore.doc(`companies/acme/domains/${domain}`);
  await document.set({ name: domain, parent: moderator.uid, authLicenses: [] });
  await document.collection('settings').doc('first').set({ ...TEXTS, createdDate: new Date(Date.now() - 86_400_000), createdBy: moderator.uid, createdByName: moderator.name });
  return {
    domain,
    settings: `/company/acme/domain/${encodeURIComponent(domain)}/settings`,
    remove: async () => {
      await firestore.recursiveDelete(document);
      await firestore.doc(`users/${moderator.uid}`).delete();
    },
  };
}
