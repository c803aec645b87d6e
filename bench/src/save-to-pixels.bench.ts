import { writeFile } from 'node:fs/promises';
import { workingCopy } from 'tooling/working-copy';
import { report } from './report';
import { rounds } from './rounds';
import { signIn, withBrowser } from './stack';
import { timed } from './statistics';

// `npm run dev -- mfe-x`: the time from saving a component until the page shows it. The page must not reload and must keep what was typed.
const REMOTE = 'mfe-api-keys';
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

/** Runs in the page. Resolves when the text is painted. */
function painted(words: string): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.querySelector('main')?.textContent.includes(words)) requestAnimationFrame(() => setTimeout(resolve));
      else requestAnimationFrame(check);
    };
    check();
  });
}

const FILE = [REMOTE, 'src', 'keys', 'keys.page.tsx'];
const copy = await workingCopy([REMOTE], (path) => writeFile(path(...FILE), aPage('Words before all others.')));
try {
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ locale: 'en-US' });
    await page.goto(`${copy.url}/login`);
    await signIn(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill(TYPED);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const { saved } = await rounds(async (round) => {
      const words = `Words of round ${round}.`;
      const save = () => Promise.all([page.evaluate(painted, words), writeFile(copy.path(...FILE), aPage(words))]);
      return { saved: await timed(save) };
    });
    const isKept =
      (await page.getByRole('textbox', { name: 'Note' }).inputValue()) === TYPED && (await page.evaluate(() => 'sameDocument' in window));
    if (!isKept) throw new Error('What was typed was lost, or the page was loaded anew.');
    report({ bench: 'save-to-pixels', ours: saved, floor: LIMIT_MS, unit: 'ms', budget: 1 });
  });
} finally {
  await copy.stop();
}
