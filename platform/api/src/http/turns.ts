import { CODE } from 'shared-kit/model';
import { apiError } from './api-error';

/** For whom something is done. Work of the platform itself has its company and no user. */
export interface Party {
  company: string;
  user: string;
}

export interface TurnLimits {
  /** How many works are done at the same time, of all companies together; by default any number. */
  atOnce?: number;
  /** How many works of one user, and of one company, are done or wait at the same time; by default any number. */
  ofUser?: number;
  ofCompany?: number;
  /** How long a work waits for its turn; by default as long as it takes. */
  waitMs?: number;
}

export interface Turns {
  /**
   * Waits for the party's turn, and returns the function that ends it. `minuteLimit` for who has too many already, `serviceUnavailable` for
   * who has waited too long.
   */
  take(party: Party): Promise<() => void>;
  /** Does the work when it is the party's turn. */
  run<T>(party: Party, work: () => Promise<T>): Promise<T>;
}

type Waiting = Map<string, Map<string, (() => void)[]>>;

/**
 * The one way in which users share what the server has little of. Whose turn is next goes round by companies, and in each by users, so that nobody waits
 * for more than one work of each other company. Who asks for too much at once is refused alone.
 */
export function createTurns({ atOnce = Infinity, ofUser = Infinity, ofCompany = Infinity, waitMs }: TurnLimits): Turns {
  let running = 0;
  const waiting: Waiting = new Map();
  const held = new Map<string, number>();

  const count = (key: string, by: 1 | -1): void => {
    const now = (held.get(key) ?? 0) + by;
    if (now === 0) held.delete(key);
    else held.set(key, now);
  };
  const isFull = (key: string, most: number) => (held.get(key) ?? 0) >= most;

  function startNext(): void {
    const start = nextOf(waiting);
    if (start) start();
    else running -= 1;
  }

  async function waitForTurn({ company, user }: Party): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const users = waiting.get(company) ?? new Map<string, (() => void)[]>();
      const queue = users.get(user) ?? [];
      waiting.set(company, users.set(user, [...queue, start]));
      const giveUp = () => {
        remove(waiting, { company, user }, start);
        reject(apiError(CODE.serviceUnavailable));
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
    });
  }

  async function take(party: Party): Promise<() => void> {
    const keys = [JSON.stringify([party.company]), JSON.stringify([party.company, party.user])] as const;
    if (isFull(keys[0], ofCompany) || isFull(keys[1], ofUser)) throw apiError(CODE.minuteLimit, { key: 'err.tooManyAtOnce' });
    for (const key of keys) count(key, 1);
    const leave = () => keys.forEach((key) => count(key, -1));
    try {
      await waitForTurn(party);
    } catch (error) {
      leave();
      throw error;
    }
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      leave();
      startNext();
    };
  }

  return {
    take,
    async run(party, work) {
      const end = await take(party);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

/** Takes the next work, and puts its company, and in it its user, behind the others. */
function nextOf(waiting: Waiting): (() => void) | undefined {
  const [company, users] = waiting.entries().next().value ?? [];
  if (company === undefined || users === undefined) return undefined;
  const [user, [start, ...rest]] = users.entries().next().value!;
  users.delete(user);
  if (rest.length > 0) users.set(user, rest);
  waiting.delete(company);
  if (users.size > 0) waiting.set(company, users);
  return start;
}

function remove(waiting: Waiting, { company, user }: Party, start: () => void): void {
  const users = waiting.get(company);
  const rest = (users?.get(user) ?? []).filter((one) => one !== start);
  if (rest.length > 0) users?.set(user, rest);
  else users?.delete(user);
  if (users?.size === 0) waiting.delete(company);
}
