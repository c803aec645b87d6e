import type { Page } from '@playwright/test';

interface ReadingWindow extends Window {
  /** The text of each answer of the service so far. */
  answers: string[];
}

const SETTLED_MS = 1000;

/** Stands for an answer that the page has cancelled. */
const NOTHING = '[]';

/** The answers that workers received since the page was opened. */
const workerAnswers = new WeakMap<Page, Promise<string>[]>();

/** Makes pages that open from now on store the answers of the service. Count them with {@link documentReads}. */
export async function keepAnswers(page: Page): Promise<void> {
  await page.addInitScript(keepAnswersInPage);
  page.on('framenavigated', () => workerAnswers.set(page, []));
  page.on('response', (response) => {
    if (response.url().endsWith(':runQuery') && response.request().method() === 'POST')
      workerAnswers.get(page)?.push(response.text().catch(() => NOTHING));
  });
}

/**
 * Waits until no more documents come, and returns how often documents of each collection were sent since the page was opened. A project pays for
 * these reads: a document that answers two queries counts twice.
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

/** The size of all answers since the page was opened, in characters. Wait for them with {@link documentReads} before. */
export async function answeredSize(page: Page): Promise<number> {
  const toPage = await page.evaluate(() => (window as unknown as ReadingWindow).answers);
  return (await workerAnsweredSize(page)) + sizeOf(toPage);
}

/** The part of {@link answeredSize} that workers received, which are the readings of sessions. */
export const workerAnsweredSize = async (page: Page): Promise<number> => sizeOf(await Promise.all(workerAnswers.get(page) ?? []));

const sizeOf = (texts: readonly string[]): number => texts.reduce((size, text) => size + text.length, 0);

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

/** Runs in the page. The names of the documents that the service has sent, in order, each once for every query that it answers. */
function namesOfDocuments(): string[] {
  const change = /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"([^"]+)".*?"targetIds":\s*\[([^\]]*)\]/gs;
  const namesOf = (text: string) => [...text.matchAll(change)].flatMap(([, name, targets]) => targets!.split(',').map(() => name!));
  return (window as unknown as ReadingWindow).answers.flatMap(namesOf);
}

/** Runs in the page before its own code. Reads a copy of the stream of answers that the SDK reads. */
function keepAnswersInPage(): void {
  const answers: string[] = [];
  (window as unknown as ReadingWindow).answers = answers;
  const listen = async (body: ReadableStream<Uint8Array>) => {
    const place = answers.push('') - 1;
    const text = new TextDecoder();
    for await (const chunk of body) answers[place] = (answers[place] ?? '') + text.decode(chunk, { stream: true });
  };
  const original = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await original(...request);
    const body = response.url.includes('/Listen/channel') ? response.clone().body : null;
    // The copy fails too when the SDK cancels the stream.
    if (body) listen(body).catch(() => undefined);
    return response;
  };
}
