import { chromium, type Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import { workingCopy } from 'tooling/working-copy';
import { CREDENTIALS } from './browser/first-load';
import { median, report } from './report';

// `npm run dev -- mfe-x`: the time from saving a component until the page shows it. The page must not reload and must keep what was typed.
const REMOTE = 'mfe-api-keys';
const ROUNDS = 7;
const LIMIT_MS = 1000;
const TYPED = 'counted twice';

/** The first page of the remote, with a field to type into and a text that is changed. */
const aPage = (words: string) => `
import { Input, Page, Text } from 'shared-kit/ui-core';
import { useState } from 'react';

export default function KeysPage() {
  const [note, setNote] = useState('');
  return (
    <Page title="Keys">
      <Text>${words}</Text>
      <Input label="Note" value={note} onChange={setNote} />
    </Page>
  );
}
`;

/** Runs in the page. Resolves with the time when the text is painted. */
function paintedAt(words: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.querySelector('main')?.textContent.includes(words)) requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      else requestAnimationFrame(check);
    };
    check();
  });
}

const FILE = [REMOTE, 'src', 'keys', 'keys.page.tsx'];
const copy = await workingCopy([REMOTE], (path) => writeFile(path(...FILE), aPage('Words before all others.')));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const file = copy.path(...FILE);
  const page = await browser.newPage({ locale: 'en-US' });
  const save = async (words: string): Promise<number> => {
    const saved = Date.now();
    const [painted] = await Promise.all([page.evaluate(paintedAt, words), writeFile(file, aPage(words))]);
    return painted - saved;
  };
  await page.goto(`${copy.url}/login`);
  await page.getByLabel('Email').fill(CREDENTIALS.email);
  await page.getByLabel('Password', { exact: true }).fill(CREDENTIALS.password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill(TYPED);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const time = await save(`Words of round ${round}.`);
    // The first round is a warm-up.
    if (round > 0) times.push(time);
  }
  await tellsOfProblems(page, file);
  const isKept =
    (await page.getByRole('textbox', { name: 'Note' }).inputValue()) === TYPED && (await page.evaluate(() => 'sameDocument' in window));
  if (!isKept) throw new Error('What was typed was lost, or the page was loaded anew.');
  report({ bench: 'save-to-pixels', ours: Math.round(median(times)), floor: LIMIT_MS, unit: 'ms', budget: 1 });
} finally {
  await browser.close();
  await copy.stop();
}

/** Checks that a compile error is shown over the page and disappears when it is fixed. */
async function tellsOfProblems(page: Page, file: string): Promise<void> {
  const problems = page.getByRole('alertdialog', { name: 'Problems in the code' });
  await writeFile(file, aPage('Words that are {wrong.'));
  await problems.getByText('keys.page.tsx').first().waitFor();
  await writeFile(file, aPage('Words that are right.'));
  await page.getByText('Words that are right.').waitFor();
  await problems.waitFor({ state: 'hidden' });
}
