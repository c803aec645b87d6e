import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from './accounts';
import { adminFirestore } from './another-client';
import { writeModerator } from './moderator';

/** As long as names may usually get, and without a place to break a line. */
const long = (kind: string): string => `${kind}${'x'.repeat(60 - kind.length)}`;

const NAMES = {
  company: long('Company'),
  domain: long('Domain'),
  // The demo's listener refuses what is named so: otherwise a full hour that begins meanwhile would push them.
  sessions: [long('FailsLater'), long('FailsEarlier')],
  task: long('Task'),
  person: [long('First'), long('Last')],
  key: long('Key'),
  license: long('License'),
  field: long('Field'),
  label: long('Label'),
  labelField: long('Part'),
} as const;

interface LongCompany {
  /** A key user of this company alone. */
  account: TestAccount;
  /** Paths of the pages that show its names. */
  paths: string[];
  /** What opens by presses on these pages and shows its names, in English. */
  opened: { name: string; path: string; open: (page: Page) => Promise<void> }[];
}

/** Writes a company in which everything that a user can name has a name of 60 characters. */
export async function writeLongNames(): Promise<LongCompany> {
  const id = `long-${Date.now().toString(36)}${process.pid}`;
  const account = await createAccount({ company: id });
  const { domain, sessions, task, key, license, field, label } = NAMES;
  const [firstName, lastName] = NAMES.person;
  const employeeName = `${firstName} ${lastName}`;
  const moderator = await writeModerator([domain], id);
  const firestore = adminFirestore();
  const now = new Date();
  const batch = firestore.batch();
  const put = (path: string, document: object) => void batch.set(firestore.doc(path), document, { merge: true });
  const company = `companies/${id}`;
  const home = `${company}/domains/${domain}`;
  put(company, { id, exhibitionName: NAMES.company, hasSessionPushListener: true, authDomains: [domain] });
  for (const { uid } of [account, moderator]) put(`users/${uid}`, { firstName, lastName, employeeName });
  put(home, { name: domain, parent: moderator.uid, authLicenses: [license] });
  put(`${home}/settings/first`, {
    addrPattern: '*RRCCNNAA',
    addrPatternUser: 'RR.CC.NN.AA',
    baseFields: { address: long('Address'), checkedAt: long('Checked'), employeeId: long('Number'), employeeName: long('Person') },
    resultFields: { empty: long('E'), invalid: long('I'), positive: long('P'), negative: long('N'), null: long('Null') },
    labelDesigns: [LABEL],
    manualInputFields: [{ ...FIELD, field, description: long('Description') }],
    createdDate: now,
    createdBy: account.uid,
    createdByName: employeeName,
  });
  for (const [at, name] of sessions.entries()) {
    const session = `${home}/sessions/${name}`;
    const checkedAt = new Date(now.getTime() - at * 3_600_000);
    const reading = {
      checkedAt,
      employeeId: '17',
      employeeName,
      status: 'read',
      labels: [],
      mif: { [field]: long(`Value${at}`) },
      results: {},
    };
    put(session, { name, startTime: checkedAt, endTime: checkedAt, total: 1, empty: 0, invalid: 0, pushStatus: 'FAILED', wasTask: false });
    put(`${session}/addresses/0`, { index: 0, records: [{ ...reading, address: 'G01010101' }] });
  }
  put(`${home}/tasks/${task}`, {
    name: task,
    state: 'PENDING',
    createdDate: now,
    createdBy: account.uid,
    addressesCount: 1,
    exampleAddresses: ['G01010101'],
    orderedColumns: [],
    payloadParts: 0,
  });
  put(`${company}/licenses/${license}`, {
    description: license,
    serialNumber: license,
    company: id,
    isActive: true,
    expDate: Math.floor(now.getTime() / 1000) + 86_400,
    authDomains: [domain],
  });
  put(`${company}/apiKeys/${id}`, {
    description: key,
    status: 'ACTIVE',
    authDomains: [domain],
    company: id,
    parentUid: moderator.uid,
    creationDate: now,
    token: 'x'.repeat(200),
  });
  put(`${company}/audit/first`, {
    at: now,
    by: account.uid,
    byName: employeeName,
    parentUid: null,
    ip: '2001:db8:1234:5678:9abc:def0:1234:5678',
    userAgent: 'x',
    action: 'sessions.delete',
    target: `${home}/sessions/${sessions[0]}`,
    subject: { kind: 'session', name: sessions[0] },
    domain,
    fields: [],
  });
  await batch.commit();
  const pages = `/company/${id}/domains/${domain}`;
  const settings = `/company/${id}/domain/${domain}/settings`;
  const press = (name: string) => async (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  const inEditor = (action: (page: Page) => Promise<void>) => async (page: Page) => {
    await press(`Edit ${label}`)(page);
    await action(page);
  };
  return {
    account,
    opened: [
      { name: 'export', path: pages, open: press('Export') },
      {
        name: 'removing sessions',
        path: pages,
        open: async (page) => {
          await page.getByRole('main').getByRole('checkbox').nth(1).check();
          await press('Remove selected')(page);
        },
      },
      { name: 'pushing', path: pages, open: press(`Failed: Push ${sessions[0]}`) },
      { name: 'removing a domain', path: '/managedomains', open: press(`Remove ${domain}`) },
      { name: 'renewing a key', path: '/managekeys', open: press(`Renew ${key}`) },
      { name: 'history', path: settings, open: press('History') },
      { name: 'manual input field', path: settings, open: press(`Edit ${field}`) },
      { name: 'label editor', path: settings, open: inEditor(async () => {}) },
      {
        name: 'copy of a label',
        path: settings,
        open: inEditor(async (page) => {
          await press('Copy label')(page);
          await page.getByRole('menuitem', { name: 'Duplicate' }).click();
        }),
      },
      {
        name: 'barcode pattern',
        path: settings,
        open: inEditor(async (page) => {
          await press('Edit barcode pattern')(page);
          await press('Barcode 1')(page);
        }),
      },
    ],
    paths: [
      '/',
      `/company/${id}`,
      `/company/${id}/activity`,
      pages,
      `${pages}/sessions/${sessions[0]}`,
      `${pages}/all`,
      `${pages}/map`,
      `${pages}/compare`,
      `${pages}/where?q=nothing`,
      `${pages}/tasks`,
      `${pages}/tasks/create`,
      settings,
      '/managedomains',
      '/addDomain',
      '/manageusers',
      '/adduser',
      '/profile',
      '/managekeys',
      '/managekeys/create',
      `/managekeys/${id}/authDomains`,
    ],
  };
}

const FIELD = {
  inputType: 'text',
  unity: '',
  positiveActionType: 'none',
  negativeActionType: 'none',
  useCheckField: false,
  checkField: '',
  maxAttempts: 1,
  showHistory: false,
  isSummable: false,
  mandatory: false,
};

const LABEL = {
  name: NAMES.label,
  picture: null,
  firstVertex: { x: 20, y: 20 },
  secondVertex: { x: 300, y: 300 },
  barcodePatterns: [
    {
      firstVertex: { x: 40, y: 40 },
      secondVertex: { x: 200, y: 200 },
      dataFields: [{ name: NAMES.labelField, type: 'range', limiter: '-1', postfix: 'a' }],
      testTexts: [NAMES.labelField],
    },
  ],
};
