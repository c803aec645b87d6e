import type { Page } from '@playwright/test';

interface ReadingWindow extends Window {
  /** The text of each answer of the service so far. */
  answers: string[];
}

const SETTLED_MS = 1000;

/** For an answer that the page has cancelled. */
const NOTHING = '[]';

/** The answers to workers since the page was opened. */
const workerAnswers = new WeakMap<Page, Promise<string>[]>();

/** Lets the pages that are opened from now on keep what the service answers. Count with {@link documentReads}. */
export async function keepAnswers(page: Page): Promise<void> {
  await page.addInitScript(keepAnswersInPage);
  page.on('framenavigated', () => workerAnswers.set(page, []));
  page.on('response', (response) => {
    if (response.url().endsWith(':runQuery') && response.request().method() === 'POST') workerAnswers.get(page)?.push(response.text().catch(() => NOTHING));
  });
}

/**
 * How often each collection's documents came to the page since it was opened, once no more come. That is what a project pays
 * for: a document that comes in answer to two questions counts twice.
 */
export async function documentReads(page: Page): Promise<Record<string, number>> {
  let before = -1;
  for (;;) {
    const names = [...(await page.evaluate(namesOfDocuments)), ...(await namesForWorkers(page))];
    if (names.length === before) return byCollection(names);
    before = names.length;
    await page.waitForTimeout(SETTLED_MS);
  }
}

export const total = (reads: Record<string, number>): number => Object.values(reads).reduce((sum, count) => sum + count, 0);

function byCollection(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) {
    const collection = name.split('/').at(-2)!;
    counts[collection] = (counts[collection] ?? 0) + 1;
  }
  return counts;
}

async function namesForWorkers(page: Page): Promise<string[]> {
  const answers = (await Promise.all(workerAnswers.get(page) ?? [])).map((text) => JSON.parse(text) as { document?: { name: string } }[]);
  return answers.flatMap((answer) => answer.flatMap(({ document }) => (document ? [document.name] : [])));
}

/** Runs in the page: the documents that the service has sent, in the order they came. */
function namesOfDocuments(): string[] {
  const change = /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"([^"]+)"/g;
  return (window as unknown as ReadingWindow).answers.flatMap((text) => [...text.matchAll(change)].map(([, name]) => name!));
}

/** Runs in the page, before its own code: reads the stream of answers beside the SDK. */
function keepAnswersInPage(): void {
  const answers: string[] = [];
  (window as unknown as ReadingWindow).answers = answers;
  const listen = async (body: ReadableStream<Uint8Array>) => {
    const place = answers.push('') - 1;
    const text = new TextDecoder();
    for await (const chunk of body) answers[place] += text.decode(chunk, { stream: true });
  };
  const original = window.fetch;
  window.fetch = async (...request) => {
    const response = await original(...request);
    const body = response.url.includes('/Listen/channel') ? response.clone().body : null;
    // Fails as well when the SDK cancels the stream.
    if (body) listen(body).catch(() => undefined);
    return response;
  };
}
