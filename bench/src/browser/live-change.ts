import type { Page } from '@playwright/test';

/** The part of the shell's shares that is needed here. */
interface DataEntry {
  dataStore(): {
    listen(
      spec: { path: string; orderBy: [string, string][]; limit: number },
      onNext: (snapshot: { docs: readonly { id: string; data: Record<string, unknown> }[] }) => void,
      onError: (error: unknown) => void,
    ): () => void;
  };
}

interface LiveWindow extends Window {
  __FEDERATION__: { __INSTANCES__: { loadShare(name: string): Promise<false | (() => DataEntry)> }[] };
  /** When the SDK's event had a total, and when that total was on the screen, in milliseconds of the page. */
  receivedAt: Map<number, number>;
  shownAt: Map<number, number>;
}

export interface Watched {
  path: string;
  limit: number;
  /** The session whose total rises, and is in no other column. */
  id: string;
}

/**
 * Runs in the page before it shows the list. Listens to the same query with the same client, so that the SDK calls this listener first, and
 * records when each total of the session is in a frame.
 */
export async function watchTotal({ path, limit, id }: Watched): Promise<void> {
  const page = window as unknown as LiveWindow;
  page.receivedAt = new Map();
  page.shownAt = new Map();
  const entry = await page.__FEDERATION__.__INSTANCES__[0]!.loadShare('shared-kit/firebase/data');
  if (!entry) throw new Error('The shell does not share its Firestore.');
  const paint = new MessageChannel();
  let painted = 0;
  paint.port1.onmessage = () => page.shownAt.set(painted, page.shownAt.get(painted) ?? performance.now());
  // A message that is posted in a frame's callback arrives when that frame has been drawn.
  const lookFor = (total: number) => {
    const row = document.querySelector(`main table a[href$="/sessions/${id}"]`)?.closest('tr');
    if (![...(row?.cells ?? [])].some((cell) => cell.textContent === String(total))) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      painted = total;
      paint.port2.postMessage(null);
    });
  };
  let awaited = 0;
  const observer = new MutationObserver(() => lookFor(awaited));
  entry()
    .dataStore()
    .listen(
      { path, orderBy: [['startTime', 'desc']], limit },
      ({ docs }) => {
        const total = Number(docs.find((one) => one.id === id)?.data['total']);
        if (page.receivedAt.has(total)) return;
        page.receivedAt.set(total, performance.now());
        awaited = total;
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      (error) => {
        throw error;
      },
    );
}

/** Runs `change`, and returns the milliseconds from the SDK's event with this total to the frame that shows it. */
export async function delayOf(page: Page, total: number, change: () => Promise<unknown>): Promise<number> {
  await change();
  const delay = await page.waitForFunction((awaited) => {
    const { receivedAt, shownAt } = window as unknown as LiveWindow;
    return shownAt.has(awaited) && shownAt.get(awaited)! - receivedAt.get(awaited)!;
  }, total);
  return Number(await delay.jsonValue());
}
