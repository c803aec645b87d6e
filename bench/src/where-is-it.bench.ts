/**
 * How long a domain with three years of counts takes to say where something was seen last (D-170): from the press of Enter to the answer, of a
 * value that was seen once, two years ago, of one that was seen nowhere, and what that reads. Compared with the two seconds that users wait, and with
 * the documents that the formula of docs/scale.md allows.
 */
import { Timestamp } from 'firebase-admin/firestore';
import { evaluateEndedSessions } from 'platform-api/seed';
import { DEFAULT_SETTINGS_TEXTS, docPaths } from 'shared-kit/model';
import { connect } from './api/connect';
import { documentReads, keepAnswers, total } from './browser/document-reads';
import { addDomain } from './browser/domain';
import { report } from './report';
import { reportBlocked, withConsole } from './stack';

const DOMAIN = { company: 'acme', domain: 'Three Years' };
const SESSIONS = 300;
const PARTS = 2;
const READINGS = 500;
const DAY_MS = 86_400_000;
/** In a session of two years ago. */
const RARE = 'RARE0001';
const RARE_SESSION = 100;
const WITHIN_SECONDS = 2;
/** The account, the domain and its settings. */
const BESIDE = 4 + 1 + 1;
/** Parts that are read although they have not what is looked for: one in a hundred, and room for chance. */
const IN_VAIN = Math.ceil((SESSIONS * PARTS * 3) / 100);

async function fill(env: NodeJS.ProcessEnv): Promise<void> {
  const { firestore } = connect(env);
  await addDomain(firestore, DOMAIN, {
    addrPattern: '*RRCCNNAA',
    addrPatternUser: 'RR.CC.NN.AA',
    ...DEFAULT_SETTINGS_TEXTS,
    labelDesigns: [],
  });
  for (let nth = 0; nth < SESSIONS; nth++) {
    const startTime = Date.now() - ((SESSIONS - nth) * 3 * 365 * DAY_MS) / SESSIONS;
    const ref = { ...DOMAIN, session: `s${nth}` };
    const batch = firestore.batch();
    const counts = { total: PARTS * READINGS, empty: 0, invalid: 0, pushStatus: null, wasTask: false };
    const times = { startTime: Timestamp.fromMillis(startTime), endTime: Timestamp.fromMillis(startTime + 3_600_000) };
    batch.set(firestore.doc(docPaths.session(ref)), { name: `Count ${nth}`, ...times, ...counts });
    for (let part = 0; part < PARTS; part++) {
      const records = Array.from({ length: READINGS }, (_, place) => ({
        address: `P${String(part * READINGS + place).padStart(8, '0')}`,
        checkedAt: Timestamp.fromMillis(startTime + place * 1000),
        employeeId: '17',
        employeeName: 'Ana Lima',
        status: 'read',
        labels: [
          {
            name: 'Pallet',
            valid: true,
            data: { SKU: nth === RARE_SESSION && place === 7 && part === 1 ? RARE : `S${nth}-${part}-${place}`, Lot: `L${place}` },
          },
        ],
        mif: { Boxes: place % 40 },
        results: {},
      }));
      batch.set(firestore.doc(docPaths.addressPart(ref, part)), { index: part, records });
    }
    await batch.commit();
  }
  await firestore.doc('platformWork/progressOfEndedSessions').delete();
  await evaluateEndedSessions(firestore, { signal: new AbortController().signal });
}

await withConsole(async (page, url) => {
  await keepAnswers(page);
  const search = async (text: string, answer: RegExp): Promise<number> => {
    await page.getByRole('searchbox').fill(text);
    const begun = performance.now();
    await page.keyboard.press('Enter');
    await page.getByText(answer).first().waitFor();
    return (performance.now() - begun) / 1000;
  };
  const open = async () => {
    await page.goto(`${url}/company/acme/domains/Three%20Years/where`);
    await page.getByRole('searchbox').waitFor();
  };
  await open();
  report({ bench: 'where-is-it', ours: await search(RARE, /^Last seen at/), floor: WITHIN_SECONDS, unit: 's', budget: 1 });
  const reads = total(await documentReads(page));
  report({ bench: 'where-is-it-reads', ours: reads, floor: BESIDE + 2 * SESSIONS + 1 + IN_VAIN, unit: 'documents', budget: 1 });
  await open();
  report({ bench: 'where-is-it-nowhere', ours: await search('NOWHERE1', /was not seen$/), floor: WITHIN_SECONDS, unit: 's', budget: 1 });
  await reportBlocked(page, 'where-is-it-blocked', async () => void (await search('NOWHERE2', /“NOWHERE2” was not seen$/)));
}, fill);
