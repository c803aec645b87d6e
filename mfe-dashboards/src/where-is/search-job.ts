import { asking, readContents, readPart, sessionsUntil, type SessionContents } from 'shared-kit/firebase/inside';
import { chunk, type DomainRef, type Session } from 'shared-kit/model';
import { keptJob } from 'shared-kit/workers/inside';
import { FollowedSessions } from '../session-data/followed-sessions';
import type { SessionsToRead } from '../session-data/sessions-to-read';
import { questionOf, type Question, type QuestionSettings } from './question';
import { addSightings, newestFirst, type Sighting } from './sightings';

/** Sightings that are shown, and enough to end a search. */
const MAX_SIGHTINGS = 20;
/** Sessions that are searched, from the newest: three of a day for a year, or three years of one in a day. */
const MAX_SESSIONS = 1000;
const PAGE = 100;
/** Parts that are read at the same time, and in one search: 20 MB (docs/scale.md). */
const AT_ONCE = 6;
const MAX_PARTS = 100;
/** Readings of sessions without filters that are read: 20 MB. */
const MAX_UNFILTERED = 50_000;
/** Filters of the newest sessions are asked for again after so long. */
const AGAIN_MS = 300_000;

export interface SearchRequest {
  /** The newest sessions, which the page follows. */
  toRead: SessionsToRead;
  text: string;
  settings: QuestionSettings;
}

export interface SearchAnswer {
  /** Newest first, at most {@link MAX_SIGHTINGS}. */
  sightings: readonly Sighting[];
  /** There may be more. */
  more: boolean;
  /** The number of searched sessions, and when the first of them began, in epoch milliseconds. */
  sessions: number;
  since: number | null;
  /** Sessions that have no filter yet and are too large to be read. */
  unread: number;
}

type Ask = ReturnType<typeof asking>;
type Sightings = Map<string, Sighting>;

/** What a session holds, and how many of its parts were read for that. */
interface Found {
  sightings: Sightings;
  parts: number;
}

interface Run {
  ref: DomainRef;
  ask: Ask;
  signal: AbortSignal;
  question: Question;
  settings: QuestionSettings;
}

/**
 * Searches the sessions of a domain, the newest first (D-170). Of an ended session it reads the parts whose filters may hold the value; sessions
 * without filters, such as those that are counted now, it reads and follows. Runs in the worker, which keeps lists and filters between searches.
 */
class DomainSearch {
  readonly #followed = new FollowedSessions();
  readonly #contents = new Map<string, SessionContents>();
  readonly #older = new Map<string, readonly Session[]>();
  #askedAt = -Infinity;
  /** What the sessions with filters hold of the last question. */
  #found = new Map<string, Found>();
  #asked = '';

  async answer({ toRead, text, settings }: SearchRequest, signal: AbortSignal): Promise<SearchAnswer> {
    const { ref, sessions: newest, access } = toRead;
    const ask = asking(access);
    await this.#learnNewest(ref, newest, ask);
    const { addrPattern, addrPatternUser, labelDesigns } = settings;
    const asked = JSON.stringify([text, addrPattern, addrPatternUser, labelDesigns]);
    if (asked !== this.#asked) this.#found = new Map();
    this.#asked = asked;
    const question = questionOf(text, settings, this.#exampleAddress());
    const run: Run = { ref, ask, signal, question, settings };

    const sightings: Sightings[] = [];
    const unfiltered: Session[] = [];
    const answer = { sessions: 0, since: null as number | null, unread: 0 };
    let [readings, parts] = [0, 0];
    let page: readonly Session[] = newest;
    const count = () => sightings.reduce((sum, { size }) => sum + size, 0);
    const isEnough = () => answer.sessions >= MAX_SESSIONS || count() >= MAX_SIGHTINGS || parts >= MAX_PARTS;
    while (page.length > 0) {
      const open = page.filter(({ id }) => !this.#contents.has(id));
      for (const session of open) {
        if (readings + session.total > MAX_UNFILTERED) answer.unread++;
        else {
          readings += session.total;
          unfiltered.push(session);
        }
      }
      // What was read before is kept only if it is named again.
      if (unfiltered.length > 0) await this.#followed.read({ ...toRead, sessions: unfiltered }, { onProgress: () => {}, signal });
      for (const session of page) {
        if (isEnough()) break;
        const contents = this.#contents.get(session.id);
        if (contents) {
          const inSession = await this.#inParts(session, contents, run, MAX_PARTS - parts);
          parts += inSession.parts;
          sightings.push(inSession.sightings);
        } else if (unfiltered.includes(session)) {
          const own: Sightings = new Map();
          addSightings(own, session, this.#followed.recordsOf(ref, session.id), run);
          sightings.push(own);
        } else continue;
        answer.sessions++;
        answer.since = session.startTime;
      }
      if (isEnough()) break;
      page = await this.#olderThan(page, run);
    }
    const inOrder = newestFirst(sightings.flatMap((own) => [...own.values()]));
    return {
      ...answer,
      sightings: inOrder.slice(0, MAX_SIGHTINGS),
      more: inOrder.length > MAX_SIGHTINGS || page.length > 0,
    };
  }

  /** The sightings in the parts that may hold the value, the last parts first. */
  async #inParts(session: Session, { filters }: SessionContents, run: Run, most: number): Promise<Found> {
    const known = this.#found.get(session.id);
    if (known) return known;
    const sightings: Sightings = new Map();
    const candidates = [...filters.keys()].filter((index) => run.question.mayBeIn(filters[index]!)).toReversed();
    let parts = 0;
    for (const some of chunk(candidates.slice(0, most), AT_ONCE)) {
      const read = await Promise.all(some.map((index) => readPart({ ...run.ref, session: session.id }, index, run.ask)));
      run.signal.throwIfAborted();
      for (const records of read) addSightings(sightings, session, records, run);
      parts += some.length;
      if (sightings.size >= MAX_SIGHTINGS) break;
    }
    const inSession = { sightings, parts };
    this.#found.set(session.id, inSession);
    return inSession;
  }

  /** Asks for the filters of the newest sessions, if one of them has ended and has none. */
  async #learnNewest(ref: DomainRef, newest: readonly Session[], ask: Ask): Promise<void> {
    const isMissing = newest.some(({ id, endTime }) => endTime !== null && !this.#contents.has(id));
    if (!isMissing || performance.now() - this.#askedAt < AGAIN_MS) return;
    await this.#learn(ref, newest, ask);
    this.#askedAt = performance.now();
  }

  async #learn(ref: DomainRef, sessions: readonly Session[], ask: Ask): Promise<void> {
    const [newest, oldest] = [sessions[0]?.startTime, sessions.at(-1)?.startTime];
    if (newest == null || oldest == null) return;
    for (const [session, contents] of await readContents(ref, oldest, newest, ask)) this.#contents.set(session, contents);
  }

  #exampleAddress(): string {
    for (const { address } of this.#contents.values()) if (address !== '') return address;
    return '';
  }

  /** The sessions after a page, with their filters. They do not change any more, so they are asked for once. */
  async #olderThan(page: readonly Session[], { ref, ask, signal }: Run): Promise<readonly Session[]> {
    const last = page.at(-1);
    if (last?.startTime == null) return [];
    const known = this.#older.get(last.id);
    if (known) return known;
    const seen = new Set(page.map(({ id }) => id));
    const older = (await sessionsUntil(ref, last.startTime, PAGE, ask)).filter(({ id }) => !seen.has(id));
    signal.throwIfAborted();
    await this.#learn(ref, older, ask);
    signal.throwIfAborted();
    this.#older.set(last.id, older);
    return older;
  }
}

/** The job of the worker that stays while the page is open. */
export const searchJob = keptJob<SearchRequest, SearchAnswer>(() => {
  const search = new DomainSearch();
  return (request, { signal }) => search.answer(request, signal);
});
