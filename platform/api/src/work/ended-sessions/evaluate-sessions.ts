import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { chunk, docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { firstKeptMonth, monthOf, SessionCounter } from 'shared-kit/model/quality';
import { nameOfDocument } from '../../documents/name-of-document';
import { addToMonths, type Counted } from './add-to-months';
import { Contents, contentsFrom } from './contents';
import { grouped } from './grouped';
import { qualityOf, SESSIONS_AT_ONCE, startOf } from './months';
import { domainOf, partsOf } from './session-parts';

interface Evaluation {
  signal: AbortSignal;
  now?: number;
  /** Called for a session that cannot be read, and for sessions that cannot be added; the others are. */
  onProblem: (error: unknown, sessions: readonly DocumentSnapshot[]) => void;
}

interface Lacking {
  session: DocumentSnapshot;
  domain: DomainRef;
  month: string;
  lacksContents: boolean;
  lacksQuality: boolean;
}

/** The sessions that are not made searchable yet, or are in no month. */
async function lackingOf(firestore: Firestore, sessions: readonly DocumentSnapshot[]): Promise<Lacking[]> {
  const known = sessions.flatMap((session) => {
    const domain = domainOf(session.ref);
    const startTime = startOf(session);
    return domain && startTime !== null ? [{ session, domain, month: monthOf(startTime) }] : [];
  });
  if (known.length === 0) return [];
  const stored = await firestore.getAll(
    ...known.map(({ domain, session }) => contentsFrom(firestore, domain, session.id)),
    ...known.map(({ domain, session }) => qualityOf(firestore, domain, session.id)),
    { fieldMask: ['session'] },
  );
  return known
    .map((one, at) => ({ ...one, lacksContents: !stored[at]!.exists, lacksQuality: !stored[known.length + at]!.exists }))
    .filter(({ lacksContents, lacksQuality }) => lacksContents || lacksQuality);
}

/** The address pattern of each domain now, asked for once. */
function addressPatterns(firestore: Firestore): (domain: DomainRef) => Promise<string> {
  const patterns = new Map<string, Promise<string>>();
  const ask = async (domain: DomainRef) => {
    const newest = firestore.collection(firestorePaths.settings(domain)).orderBy('createdDate', 'desc').select('addrPattern').limit(1);
    const pattern: unknown = (await newest.get()).docs[0]?.get('addrPattern');
    return typeof pattern === 'string' ? pattern : '';
  };
  return (domain) => {
    const path = docPaths.domain(domain);
    if (!patterns.has(path)) patterns.set(path, ask(domain));
    return patterns.get(path)!;
  };
}

/** Reads a session's parts once, for what it is found by and for its figures. */
async function evaluate(
  firestore: Firestore,
  { session, domain, month, lacksContents, lacksQuality }: Lacking,
  { patternOf, now }: { patternOf: (domain: DomainRef) => Promise<string>; now: number },
): Promise<Counted> {
  const contents = lacksContents ? new Contents() : undefined;
  const counter = lacksQuality && month >= firstKeptMonth(now) ? new SessionCounter(await patternOf(domain)) : undefined;
  if (contents || counter) {
    for await (const part of partsOf(session.ref)) {
      contents?.add(part);
      counter?.add(part.records);
    }
  }
  await contents?.write(firestore, domain, session);
  return { session, name: nameOfDocument(session), counted: counter?.counted() ?? null };
}

/**
 * Makes ended sessions searchable (D-170) and adds them to the months of domain and company (D-171), unless another run has done so. The sessions have
 * their name and start. The signal ends it between two of them; the next run does the rest.
 */
export async function evaluateSessions(
  firestore: Firestore,
  sessions: readonly DocumentSnapshot[],
  { signal, now = Date.now(), onProblem }: Evaluation,
): Promise<void> {
  const patternOf = addressPatterns(firestore);
  const counted: (Lacking & Counted)[] = [];
  for (const lacking of await lackingOf(firestore, sessions)) {
    if (signal.aborted) break;
    const one = await evaluate(firestore, lacking, { patternOf, now }).catch((error: unknown) => onProblem(error, [lacking.session]));
    if (one && lacking.lacksQuality) counted.push({ ...one, ...lacking });
  }
  for (const months of grouped(counted, ({ domain, month }) => `${month}/${docPaths.domain(domain)}`).values())
    for (const some of chunk(months, SESSIONS_AT_ONCE)) {
      const [{ domain, month }] = some as [Lacking & Counted];
      await addToMonths(firestore, domain, month, some).catch((error: unknown) =>
        onProblem(
          error,
          some.map(({ session }) => session),
        ),
      );
    }
}
