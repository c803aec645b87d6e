import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { integrityOf } from 'tooling/release';
import { workingCopy, type WorkingCopy } from 'tooling/working-copy';
import { expect, fillSignIn, test } from '../support/test';

const REMOTE = 'mfe-api-keys';
const TYPED = 'counted twice';

const PAGE = `${REMOTE}/src/keys/keys.page.tsx`;
const HOOK = `${REMOTE}/src/keys/use-words.ts`;
const HELPER = `${REMOTE}/src/keys/words.ts`;
const MANIFEST = `${REMOTE}/remote.json`;
const STYLES = `${REMOTE}/src/keys/keys.css`;
const TEXTS = 'locales/en-US/apiKeys.json';
const MODEL = 'shared-kit/src/model/index.ts';

/** Files of the copy that this journey replaces or adds, with their first content. */
const SOURCES = {
  [PAGE]: `
import { useState } from 'react';
import { useText } from 'shared-kit/i18n';
import { wordsOfModel } from 'shared-kit/model';
import { adoptStyles, Button, Input, Page, Text } from 'shared-kit/ui-core';
import keysCss from './keys.css';
import { useWords } from './use-words';

adoptStyles(keysCss);

export default function KeysPage() {
  const { t } = useText('apiKeys');
  const [note, setNote] = useState('');
  const words = useWords();
  return (
    <Page title={t('title')}>
      <div className="ak-list"><Text>Words of the component. {words} {wordsOfModel}</Text></div>
      <Input label="Note" value={note} onChange={setNote} />
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

const problems = (page: Page) => page.getByRole('alertdialog', { name: 'Problems in the code' });

/** How many builds of the remote the command has reported. */
const builds = () => copy.output().split(`${REMOTE} built in`).length - 1;

/** Expects the hash in the registry to be that of the served file. A page refuses a file with another hash. */
async function expectListed(): Promise<void> {
  const { remotes } = (await (await fetch(`${copy.url}/registry.json`)).json()) as {
    remotes: { name: string; entry: string; integrity: string }[];
  };
  const remote = remotes.find(({ name }) => name === REMOTE);
  expect(remote).toBeDefined();
  const served = await (await fetch(remote!.entry)).arrayBuffer();
  expect(integrityOf(Buffer.from(served))).toBe(remote!.integrity);
}

/** Saves a change, and reads the registry again and again until it is built. */
async function editAndExpectListed(...change: Parameters<typeof edit>): Promise<void> {
  const before = builds();
  await edit(...change);
  while (builds() === before) await expectListed();
  await expectListed();
}

/** Opens the page of the remote, and types something that only a reload loses. */
async function openPage(page: Page): Promise<void> {
  await page.goto(`${copy.url}/login`);
  await fillSignIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' }).click();
  await note(page).fill(TYPED);
}

test.describe('npm run dev', () => {
  // All tests use one copy of the repository with one running command.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    test.slow();
    const prepare = async (path: WorkingCopy['path']) => {
      for (const [file, text] of Object.entries(SOURCES)) await writeFile(path(...file.split('/')), text);
      const model = path(...MODEL.split('/'));
      await writeFile(model, `${await readFile(model, 'utf8')}export const wordsOfModel: string = 'Words of the model.';\n`);
    };
    // Other journeys start servers on the second and the third port.
    copy = await workingCopy([REMOTE], prepare, { firstPort: Number(process.env.THIRD_PORT) + 1 });
  });

  test.afterAll(() => copy.stop());

  test('saving a component, hook, helper or style sheet of a remote updates the open page without losing what was typed; a deleted style rule goes', async ({
    page,
  }) => {
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
    await edit(STYLES, 'gap: 17px', '');
    await expect(page.locator('.ak-list')).toHaveCSS('gap', 'normal');
    await expect(note(page)).toHaveValue(TYPED);
  });

  test('saving a text of a remote updates the open page without losing what was typed', async ({ page }) => {
    await openPage(page);
    await edit(TEXTS, '"title": "API keys"', '"title": "Saved text"');
    await expect(page.getByRole('heading', { level: 1, name: 'Saved text' })).toBeVisible();
    await expect(note(page)).toHaveValue(TYPED);
  });

  test('while a build is written, the registry lists the files that are served; a page opened before the build reloads once when it opens the remote', async ({
    page,
  }) => {
    const entries: string[] = [];
    page.on('request', (request) => void (/\/remoteEntry\.\w+\.js$/.test(request.url()) && entries.push(request.url())));
    await page.goto(`${copy.url}/login`);
    await fillSignIn(page);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' });
    await expect(link).toBeVisible();
    await editAndExpectListed(PAGE, '<Input', '<Text>Saved once.</Text> <Input');
    await editAndExpectListed(PAGE, 'Saved once.', 'Saved twice.');
    expect(entries).toEqual([]);
    await link.click();
    await expect(page.getByText('Saved twice.')).toBeVisible();
    await note(page).fill(TYPED);
    await edit(PAGE, 'Saved twice.', 'Saved later.');
    await expect(page.getByText('Saved later.')).toBeVisible();
    await expect(note(page)).toHaveValue(TYPED);
    expect(entries).toHaveLength(2);
  });

  test('saving a file of the kit’s model updates what the remote shows', async ({ page }) => {
    await openPage(page);
    await edit(MODEL, 'Words of the model.', 'Saved model.');
    await expect(page.getByText('Saved model.')).toBeVisible();
    await edit(MODEL, 'Saved model.', 'Model saved again.');
    await expect(page.getByText('Model saved again.')).toBeVisible();
  });

  test('a type error is shown over the page with file and line until it is fixed, and what was typed stays', async ({ page }) => {
    await openPage(page);
    await edit(HELPER, 'helperWords = () =>', 'helperWords: () => number = () =>');
    await expect(problems(page)).toContainText(`${HELPER}:1:`);
    await expect(problems(page)).toContainText("Type 'string' is not assignable to type 'number'");
    await edit(HELPER, 'helperWords: () => number = () =>', 'helperWords = () =>');
    await expect(problems(page)).toBeHidden();
    await expect(note(page)).toHaveValue(TYPED);
  });

  test('a syntax error is shown over the page with file and line until it is fixed', async ({ page }) => {
    await openPage(page);
    await edit(HELPER, '() =>', '() = >');
    await expect(problems(page)).toContainText(`${HELPER}:1:`);
    await expect(problems(page)).not.toContainText(/Caused by|node_modules|file:\/\//);
    await edit(HELPER, '() = >', '() =>');
    await expect(problems(page)).toBeHidden();
    await expect(note(page)).toHaveValue(TYPED);
  });

  test('an error that a remote throws is shown over the page with file and line of its source', async ({ page, pageProblems }) => {
    pageProblems.expected.push(/thrown by a press/);
    await openPage(page);
    await page.getByRole('button', { name: 'Throw' }).click();
    await expect(problems(page)).toContainText('thrown by a press');
    await expect(problems(page)).toContainText(`${PAGE}:`);
    await expect(problems(page)).not.toContainText('http:');
    await page.keyboard.press('Escape');
    await expect(problems(page)).toBeHidden();
  });

  test('ADD-NEW-02 a mistake in remote.json is reported with the property’s name, and after its correction the page reloads with the new declaration', async ({
    page,
  }) => {
    await page.goto(`${copy.url}/login`);
    await fillSignIn(page);
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' });
    await expect(entry).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await edit(MANIFEST, '"contract": 1,', '"contract": 1');
    await expect(problems(page)).toContainText(MANIFEST);
    await edit(MANIFEST, '"contract": 1', '"contract": 1,');
    await expect(problems(page)).toBeHidden();
    await edit(MANIFEST, '"icon": "key"', '"icon": "kee"');
    await expect(problems(page)).toContainText('drawer[0].icon is "kee"');
    await edit(MANIFEST, '"icon": "kee"', '"ikon": "key", "icon": "key"');
    await expect(problems(page)).toContainText('nobody reads the field drawer[0].ikon');
    await edit(MANIFEST, '"ikon": "key", "icon": "key"', '"icon": "key"');
    await edit(MANIFEST, '"page": "KeyDomains"', '"page": "KeyDomain"');
    const misnamed = `names the page KeyDomain, which ${REMOTE}/src/pages.ts does not have`;
    await expect(problems(page)).toContainText(misnamed);
    await expect(problems(page)).toContainText(`${REMOTE}/src/pages.ts has the page KeyDomains, which no route of ${MANIFEST} names`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(copy.output()).toContain(`Error in ${MANIFEST}`);
    expect(copy.output()).toContain(misnamed);
    await edit(MANIFEST, '"page": "KeyDomain"', '"page": "KeyDomains"');
    await expect(problems(page)).toBeHidden();

    await edit(MANIFEST, '"label": "apiKeys:drawer"', '"label": "apiKeys:addApiKey.title"');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Create API key' })).toBeVisible();
    await expect(problems(page)).toBeHidden();
    await edit(MANIFEST, '"label": "apiKeys:addApiKey.title"', '"label": "apiKeys:drawer"');
    await expect(entry).toBeVisible();
  });
});
