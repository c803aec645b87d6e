import type { Page } from '@playwright/test';
import { adminFirestore } from '../support/another-client';
import { writeModerator } from '../support/moderator';
import { pickOption } from '../support/pick-option';
import { expectSound } from '../support/soundness';
import { expect, test } from '../support/test';

const row = (page: Page, domain: string) => page.getByRole('main').getByRole('row').filter({ hasText: domain });
const reload = (page: Page) => page.waitForEvent('load');

test('DOM-08 DOM-09 DOM-13 ADD-01 a domain lives: added with the settings of another, listed, removed, and all of it told', async ({ page, signIn }) => {
  const { name: moderator } = await writeModerator([]);
  const domain = `Nave ${Date.now()} ção`;
  await signIn(page);
  await page.goto('/managedomains');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByLabel('Domain name')).toBeVisible();
  await pickOption(page, 'Moderator', moderator);
  await page.getByLabel('Domain name').fill(domain);
  await page.getByRole('checkbox', { name: 'Copy settings from an existing domain' }).check();
  await pickOption(page, 'Source domain', 'Central Warehouse');
  await expect(page.getByRole('region', { name: 'What is copied' })).toContainText('*RRCCNNAA');
  await expectSound(page, 'add domain');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Domain added!' })).toBeVisible();
  await expect(row(page, domain)).toContainText(moderator);
  const copies = await adminFirestore().collection(`companies/acme/domains/${domain}/settings`).get();
  expect(copies.docs[0]?.get('addrPattern')).toBe('*RRCCNNAA');

  await row(page, domain).getByRole('button', { name: `Remove ${domain}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${domain}?` });
  await dialog.getByRole('checkbox').check();
  const reloaded = reload(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Domain removed!' })).toBeVisible();
  await reloaded;
  await expect(row(page, 'Cold Store')).toBeVisible();
  await expect(row(page, domain)).toHaveCount(0);

  await page.goto('/company/acme/activity?kind=domain');
  await expect(page.getByRole('button', { name: `Ana Key removed the domain ${domain}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Ana Key added the domain ${domain}` })).toBeVisible();
  await expectSound(page, 'activity');
});

test('DOM-11 DOM-12 a domain of two moderators, or of none, is not removed', async ({ page, signIn }) => {
  const shared = `Shared ${Date.now()}`;
  const lonely = `Lonely ${Date.now()}`;
  await Promise.all([writeModerator([shared]), writeModerator([shared])]);
  const documents = [shared, lonely].map((name) => adminFirestore().doc(`companies/acme/domains/${name}`));
  await Promise.all(documents.map((document) => document.set({ name: document.id, parent: '', authLicenses: [] })));
  await signIn(page);
  await page.goto('/managedomains');
  await expect(row(page, lonely)).toContainText('No moderator');
  await page.getByRole('button', { name: `Remove ${lonely}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: `No moderator of this company has the domain ${lonely}.` })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${shared}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: `Several moderators of this company have the domain ${shared}.` })).toBeVisible();
  await Promise.all(documents.map((document) => document.delete()));
});

test('LIC-05 LIC-06 D-18 a licence is added with the keyboard, after a reload that keeps the page', async ({ page, signIn }) => {
  const { uid } = await writeModerator([]);
  const domain = `Licensed ${Date.now()}`;
  const license = adminFirestore().doc(`companies/acme/licenses/${uid}`);
  await adminFirestore().doc(`companies/acme/domains/${domain}`).set({ name: domain, parent: uid, authLicenses: [] });
  await adminFirestore().doc(`users/${uid}`).update({ authDomains: [domain] });
  await license.set({ description: `Scanner ${uid}`, serialNumber: 'SN-1', company: 'acme', isActive: true, authDomains: [] });
  await signIn(page);
  await page.goto(`/company/acme/domain/${encodeURIComponent(domain)}/settings`);
  await page.getByRole('button', { name: 'Add license' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add license' })).toBeVisible();
  await page.reload();
  await page.getByRole('radio', { name: `Scanner ${uid}` }).focus();
  await page.keyboard.press('Space');
  await expectSound(page, 'add license');
  await page.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'License added!' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Settings of ${domain}` })).toBeVisible();
  expect((await license.get()).get('authDomains')).toEqual([domain]);
  await adminFirestore().doc(`companies/acme/domains/${domain}`).delete();
});
