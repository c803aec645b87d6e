import { expect, type Page, type Request } from '@playwright/test';

export interface OpenQueries {
  count: () => number;
  /** Waits until none has been opened or closed for a while, and returns their number. */
  settled: () => Promise<number>;
}

interface ListenMessage {
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/** Longer than a query stays open after the page that asked for it. */
const SETTLED_MS = 4000;

/** Follows which queries a page keeps open, by what it asks of Firestore. Call it before the page opens. */
export function watchOpenQueries(page: Page): OpenQueries {
  // A set, because after a lost connection the SDK asks for the same numbers again.
  const open = new Set<number>();
  let changed = Date.now();
  page.on('request', (request) => {
    if (request.isNavigationRequest() || isEndOrBeginning(request)) open.clear();
    for (const { addTarget, removeTarget } of listenMessages(request)) {
      changed = Date.now();
      if (addTarget) open.add(addTarget.targetId);
      if (removeTarget !== undefined) open.delete(removeTarget);
    }
  });
  return {
    count: () => open.size,
    async settled() {
      await expect.poll(() => Date.now() - changed).toBeGreaterThan(SETTLED_MS);
      return open.size;
    },
  };
}

/** Whether a request ends the channel, which ends its queries, or begins another one. */
function isEndOrBeginning(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.endsWith('/Listen/channel') && (searchParams.get('TYPE') === 'terminate' || !searchParams.has('SID'));
}

/** The messages that a request carries on the channel of listeners, each as JSON in a field of a form. */
function listenMessages(request: Request): ListenMessage[] {
  if (request.method() !== 'POST' || !request.url().includes('/Listen/channel')) return [];
  const fields = [...new URLSearchParams(request.postData() ?? '')].filter(([name]) => name.endsWith('___data__'));
  return fields.map(([, message]) => JSON.parse(message) as ListenMessage);
}
