import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePorts, startStack } from 'tooling/stack';
import { copyStackData } from 'tooling/working-copy';
import { pickOption } from '../support/pick-option';
import { expect, fillSignIn, test, WAREHOUSE } from '../support/test';

// A stack of its own, because the other journeys would be slower on this one, and fail where they expect an answer at once.
let stack: Awaited<ReturnType<typeof startStack>>;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'console-far-'));
  await copyStackData(dataDir);
  stack = await startStack({
    ports: await anyFreePorts(),
    dataDir,
    releaseDir: process.env.RELEASE_DIR,
    asStrictAsProduction: true,
    switches: { distance: true, faults: '7' },
    build: () => Promise.resolve(),
    print: () => {},
  });
});

test.afterAll(async () => {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('ADD-45 (D-137) on a project that is far away and fails now and then, one signs in, sees sessions and creates one key', async ({
  page,
  pageProblems,
}) => {
  // What the browser logs of refused requests and of live channels that end.
  pageProblems.expected.push(/Failed to load resource|blocked by CORS policy|net::ERR_FAILED|WebChannelConnection/);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(`${stack.url}/login`);
  await expect(async () => {
    if (await page.getByLabel('Email').isVisible()) await fillSignIn(page);
    await expect(heading('Welcome, Ana Key')).toBeVisible({ timeout: 15_000 });
  }).toPass();

  await page.goto(stack.url + WAREHOUSE);
  await expect(page.getByRole('main').getByRole('link', { name: 'Full count' })).toBeVisible();

  await page.goto(`${stack.url}/managekeys`);
  await page.getByRole('button', { name: 'Create key' }).click();
  await pickOption(page, 'Company', 'Acme Logistics');
  await pickOption(page, 'Moderator', 'Marcos Lima');
  await page.getByRole('checkbox', { name: 'Central Warehouse' }).check();
  await page.getByLabel('Description').fill('From far away');
  // A refused attempt leaves the form as it is, and may be repeated.
  await expect(async () => {
    const create = page.getByRole('button', { name: 'Create', exact: true });
    if (await create.isVisible()) await create.click();
    await expect(heading('Manage API keys')).toBeVisible({ timeout: 30_000 });
  }).toPass();
  await page.getByRole('searchbox').fill('From far away');
  await expect(page.getByRole('button', { name: 'Remove From far away' })).toHaveCount(1);
});
