import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { workingCopy, type WorkingCopy } from 'tooling/working-copy';
import { expect, fillSignIn, test } from '../support/test';

const REMOTE = 'mfe-api-keys';
const TYPED = 'counted twice';

const PAGE = `${REMOTE}/src/key-list/key-list.page.tsx`;
const HOOK = `${REMOTE}/src/key-list/use-words.ts`;
const HELPER = `${REMOTE}/src/key-list/words.ts`;
const STYLES = `${REMOTE}/src/key-list/key-list.css`;
const MODEL = 'shared-kit/src/model/index.ts';

/** Files of the copy that this journey replaces or adds to, as they are at first. */
const SOURCES = {
  [PAGE]: `
import { useState } from 'react';
import { useText } from 'shared-kit/i18n';
import { wordsOfModel } from 'shared-kit/model';
import { adoptStyles, Button, NativeInput, Page, Text } from 'shared-kit/ui-core';
import keyListCss from './key-list.css';
import { useWords } from './use-words';

adoptStyles(keyListCss);

export default function KeyListPage() {
  const { t } = useText('apiKeys');
  const [note, setNote] = useState('');
  const words = useWords();
  return (
    <Page title={t('title')}>
      <div className="ak-list"><Text>Words of the component. {words} {wordsOfModel}</Text></div>
      <NativeInput label="Note" value={note} onChange={setNote} />
      <Button onClick={() => { throw new Error('thrown by a press'); }}>Throw</Button>
    </Page>
  );
}
`,
  [HOOK]: `
import { useMemo } from 'react';
import { helperWords } from './words';

export const useWords = () => useMemo(() => 'Words of the hook. ' + helperWords(), []);
`,
  [HELPER]: "export const helperWords = () => 'Words of the helper.';\n",
};

let copy: WorkingCopy;

/** Replaces one piece of text in a file of the copy. */
async function edit(file: string, before: string, after: string): Promise<void> {
  const path = copy.path(...file.split('/'));
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
}

const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });

/** Opens the page of the remote, and types something that only a reload loses. */
async function openPage(page: Page): Promise<void> {
  await page.goto(`${copy.url}/login`);
  await fillSignIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' }).click();
  await note(page).fill(TYPED);
}

test.describe('npm run dev -- mfe-api-keys', () => {
  // One copy of the repository with one running command serves them all.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    copy = await workingCopy(REMOTE, async (path) => {
      for (const [file, text] of Object.entries(SOURCES)) await writeFile(path(...file.split('/')), text);
      const model = path(...MODEL.split('/'));
      await writeFile(model, `${await readFile(model, 'utf8')}export const wordsOfModel: string = 'Words of the model.';\n`);
    });
  });

  test.afterAll(() => copy.stop());

  test('a saved component, hook, helper or style sheet of a remote takes the place of the old one and keeps what was typed', async ({ page }) => {
    await openPage(page);
    for (const [file, before, after] of [
      [PAGE, 'Words of the component.', 'Saved component.'],
      [HOOK, 'Words of the hook.', 'Saved hook.'],
      [HELPER, 'Words of the helper.', 'Saved helper.'],
      [HOOK, 'Saved hook.', 'Hook saved again.'],
    ] as const) {
      await edit(file, before, after);
      await expect(page.getByText(after)).toBeVisible();
      await expect(note(page)).toHaveValue(TYPED);
    }
    await edit(STYLES, 'gap: 16px', 'gap: 17px');
    await expect(page.locator('.ak-list')).toHaveCSS('gap', '17px');
    await expect(note(page)).toHaveValue(TYPED);
  });

  test('a saved file of the model that the kit and the remote share is on the page', async ({ page }) => {
    await openPage(page);
    await edit(MODEL, 'Words of the model.', 'Saved model.');
    await expect(page.getByText('Saved model.')).toBeVisible();
    await edit(MODEL, 'Saved model.', 'Model saved again.');
    await expect(page.getByText('Model saved again.')).toBeVisible();
  });
});
