import type { Page } from '@playwright/test';
import { connect } from './api/connect';
import { answeredSize, documentReads, keepAnswers, total, workerAnsweredSize } from './browser/document-reads';
import { GrowingSession } from './browser/growing-session';
import { addHomeCompanies } from './browser/home-companies';
import { report } from './report';
import { withConsole } from './stack';

// The documents that each screen reads when it is opened by its URL (docs/scale.md): those that it shows, and a fixed number of others. A second
// listener to the same query, or a query without its limit, exceeds the budget.
const COMPANY = '/company/acme';
const WAREHOUSE = `${COMPANY}/domains/Central%20Warehouse`;
const SESSIONS = 'companies/acme/domains/Central Warehouse/sessions';

/** Read by every screen: the own profile and the user's three companies. */
const ACCOUNT = 4;
/** The document of the screen's domain, or of its settings. */
const DOMAIN = 1;
const SETTINGS = 1;
/** What needs attention: the demo has two old keys and an ending licence; up to twenty documents may be read. */
const ATTENTION = 3;
/** The previous and the next session, and the task of the session. */
const BESIDE_SESSION = 3;
/** The session of the demo's only started task, which has the progress. */
const STARTED_TASKS = 1;
/** The task of a session and its packed list, which have the expected addresses. */
const EXPECTED = 2;
/** The moderators of the company. */
const MODERATORS = 2;

interface Screen {
  name: string;
  path: string;
  /** Waits for the screen and returns how many documents it shows. */
  shown: (page: Page, data: Data) => Promise<number>;
  /** Number of documents that it reads besides those and the account's. */
  beside?: number;
}

type Data = ReturnType<typeof connect>['firestore'];

const rows = (table: string) => async (page: Page) => {
  const element = page.getByRole('main').getByRole('table', { name: table });
  await element.getByRole('row').nth(1).waitFor({ timeout: 120_000 });
  return Number(await element.getAttribute('aria-rowcount')) - 1;
};

/** Documents of the visible cards: the summary of each domain, and its last session, if it has one. */
const cards = async (page: Page) => {
  const list = page.getByRole('main').locator('.db-domains');
  const names = list.getByRole('heading', { level: 3 });
  await names.first().waitFor();
  // Waits for the end of all reads, since a card may be rendered before its session is read.
  await documentReads(page);
  return (await names.count()) + (await list.locator('time').count());
};

/** The cards of a company, and its day: the newest 20 changes of today, its moderators, and the licences that expire next, at most five. */
const companyPage = async (page: Page, data: Data) => {
  const shown = await cards(page);
  const company = data.collection('companies').doc('acme');
  const changes = await company
    .collection('audit')
    .where('at', '>=', new Date(new Date().setHours(0, 0, 0, 0)))
    .limit(20)
    .get();
  const now = Math.floor(Date.now() / 1000);
  const licenses = await company.collection('licenses').where('isActive', '==', true).where('expDate', '>=', now).limit(5).get();
  return shown + changes.size + MODERATORS + licenses.size;
};

const title = (name: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return 0;
};

/** The number of documents in which the readings of these sessions are stored. */
async function parts(sessions: readonly FirebaseFirestore.DocumentReference[]): Promise<number> {
  const counts = await Promise.all(sessions.map(async (session) => (await session.collection('addresses').count().get()).data().count));
  return counts.reduce((sum, count) => sum + count, 0);
}

const oneSession = async (page: Page, data: Data) => {
  await rows('Data of Street 12 check')(page);
  return 1 + (await parts([data.collection(SESSIONS).doc('Street 12 check')]));
};

const allSessions = async (page: Page, data: Data) => {
  await rows('All addresses')(page);
  const listed = (await data.collection(SESSIONS).orderBy('startTime', 'desc').limit(100).get()).docs;
  return listed.length + (await parts(listed.map(({ ref }) => ref)));
};

/** The sessions that can be chosen, and the documents of the chosen ones. */
async function chosenOf(data: Data, ...ids: string[]): Promise<number> {
  const sessions = data.collection(SESSIONS);
  const listed = await sessions.orderBy('startTime', 'desc').limit(100).get();
  return listed.size + ids.length + (await parts(ids.map((id) => sessions.doc(id))));
}

const mapOfOne = async (page: Page, data: Data) => {
  await rows('Streets')(page);
  return chosenOf(data, 'Street 12 check');
};

const compared = async (page: Page, data: Data) => {
  await rows('Differences')(page);
  return chosenOf(data, 'Street 12 check', 'Street 12 recount');
};

const monthsOfQuality = async (page: Page, data: Data) => {
  await rows('Readings by street')(page);
  return (await data.collection('companies/acme/domains/Central Warehouse/quality').count().get()).data().count;
};

/** The keys, and what is known of the calls of those that were used. */
const keysAndUsage = async (page: Page, data: Data) => {
  const shown = await rows('API keys')(page);
  return shown + (await data.collectionGroup('usage').count().get()).data().count;
};

const SCREENS: Screen[] = [
  { name: 'home', path: '/', shown: cards, beside: ATTENTION },
  { name: 'company', path: COMPANY, shown: companyPage, beside: ATTENTION },
  { name: 'sessions', path: WAREHOUSE, shown: rows('Sessions'), beside: DOMAIN },
  { name: 'session', path: `${WAREHOUSE}/sessions/Street%2012%20check`, shown: oneSession, beside: DOMAIN + SETTINGS + BESIDE_SESSION },
  { name: 'all-addresses', path: `${WAREHOUSE}/all`, shown: allSessions, beside: DOMAIN + SETTINGS },
  { name: 'tasks', path: `${WAREHOUSE}/tasks`, shown: rows('Inventory tasks'), beside: DOMAIN + SETTINGS + STARTED_TASKS },
  { name: 'map', path: `${WAREHOUSE}/map?session=Street%2012%20check`, shown: mapOfOne, beside: DOMAIN + SETTINGS + EXPECTED },
  {
    name: 'comparison',
    path: `${WAREHOUSE}/compare?first=Street%2012%20check&second=Street%2012%20recount`,
    shown: compared,
    beside: DOMAIN + SETTINGS,
  },
  { name: 'quality', path: `${WAREHOUSE}/quality?period=24`, shown: monthsOfQuality, beside: DOMAIN },
  { name: 'users', path: '/manageusers', shown: rows('Users') },
  { name: 'profile', path: '/profile', shown: title('Profile') },
  { name: 'domains', path: '/managedomains', shown: rows('Domains'), beside: MODERATORS },
  { name: 'keys', path: '/managekeys', shown: keysAndUsage, beside: MODERATORS },
];

await withConsole(async (page, url, env) => {
  const { firestore } = connect(env);
  await keepAnswers(page);
  for (const { name, path, shown, beside = 0 } of SCREENS) {
    await page.goto(`${url}${path}`);
    const documents = await shown(page, firestore);
    const reads = await documentReads(page);
    if (total(reads) < documents)
      throw new Error(`${name} shows ${documents} documents, and ${total(reads)} were counted: the count is wrong.`);
    report({ bench: `reads-${name}`, ours: total(reads), floor: documents + beside + ACCOUNT, unit: 'documents', budget: 1 });
  }
});

// What one viewer of a session reads while it grows: its document for each change, and its readings little more often than once. The readings
// alone are what a fresh page of the session gets in its worker.
const LIVE = { changes: 200, readings: 10 };
/** The other screens are followed for a part of that, from a session that has its first readings. */
const LIVE_ELSEWHERE = { changes: 60, readings: 10 };
const READS_A_CHANGE = 1.5;
const SIZE_OF_READINGS = 4;

const LIVE_SCREENS = {
  map: (id: string) => `${WAREHOUSE}/map?session=${id}`,
  comparison: (id: string) => `${WAREHOUSE}/compare?first=Street%2012%20check&second=${id}`,
  'all-addresses': () => `${WAREHOUSE}/all`,
};

await withConsole(async (page, url, env) => {
  const { firestore } = connect(env);
  await keepAnswers(page);

  /** Opens a screen and returns what it reads while the session grows. */
  const follow = async (path: string, session: GrowingSession, { changes, readings }: typeof LIVE) => {
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const before = { reads: total(await documentReads(page)), size: await answeredSize(page) };
    await session.grow(changes, readings);
    return { reads: total(await documentReads(page)) - before.reads, size: (await answeredSize(page)) - before.size };
  };

  const sessionOf = async (name: string) => {
    const session = new GrowingSession(firestore, { company: 'acme', domain: 'Central Warehouse', session: name });
    await session.begin();
    return session;
  };

  const session = await sessionOf('growing');
  const path = `${WAREHOUSE}/sessions/growing`;
  const followed = await follow(path, session, LIVE);
  report({ bench: 'reads-live', ours: followed.reads, floor: LIVE.changes, unit: 'documents', budget: READS_A_CHANGE });
  await page.goto(`${url}${path}`);
  await page.getByRole('main').getByRole('table', { name: 'Data of growing' }).getByRole('row').nth(1).waitFor();
  await documentReads(page);
  const alone = await workerAnsweredSize(page);
  report({ bench: 'reads-live-size', ours: followed.size, floor: alone, unit: 'bytes', budget: SIZE_OF_READINGS });

  for (const [name, pathOf] of Object.entries(LIVE_SCREENS)) {
    const other = await sessionOf(`growing-${name}`);
    await other.grow(1, LIVE_ELSEWHERE.readings);
    const { reads } = await follow(pathOf(other.ref.session), other, LIVE_ELSEWHERE);
    report({ bench: `reads-live-${name}`, ours: reads, floor: LIVE_ELSEWHERE.changes, unit: 'documents', budget: READS_A_CHANGE });
  }
});

// The same for a user with many companies, in all of which something needs attention (ADD-12): the profile, the companies, two documents for each
// card of a domain that is read, and at most twenty documents of what needs attention.
const HOME = { companies: 9, domains: 2, wanting: 6 };
const MOST_ATTENTION = 20;

/** Cards are read when they come so near to the window, in px. */
const NEAR_PX = 300;

/** The number of cards that are read without scrolling. */
const cardsRead = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .evaluateAll(
      (headings, near) => headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight + near).length,
      NEAR_PX,
    );

await withConsole(
  async (page, url) => {
    await keepAnswers(page);
    // High enough for all companies whose cards are read at first.
    await page.setViewportSize({ width: 1440, height: 2400 });
    await page.goto(url);
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor();
    const reads = await documentReads(page);
    const shown = await cardsRead(page);
    const attention = (reads['apiKeys'] ?? 0) + (reads['licenses'] ?? 0);
    report({
      bench: 'reads-home-many',
      ours: total(reads),
      floor: 1 + HOME.companies + 2 * shown + MOST_ATTENTION,
      unit: 'documents',
      budget: 1,
    });
    report({ bench: 'reads-home-many-attention', ours: attention, floor: MOST_ATTENTION, unit: 'documents', budget: 1 });
  },
  (env) => addHomeCompanies(env, HOME),
);
