import { adminFirestore } from '../support/another-client';
import { WAREHOUSE, expect, test } from '../support/test';

interface StoredReading {
  address: string;
  labels: { data: Record<string, string> }[];
}

/** A SKU that `Street 12 check` of the demo has read, and no later session but its recount. */
async function skuOfDemo(): Promise<string> {
  const part = await adminFirestore().doc('companies/acme/domains/Central Warehouse/sessions/Street 12 check/addresses/0').get();
  const readings = part.get('records') as StoredReading[];
  return readings.flatMap(({ labels }) => labels).flatMap(({ data }) => data['SKU'] ?? [])[0]!;
}

for (const width of [1440, 390]) {
  test(`ADD-81 a key user looks a SKU up, sees where it was seen last, and opens that session, at ${width} px (D-170)`, async ({
    page,
    signedIn,
  }) => {
    const sku = await skuOfDemo();
    await page.setViewportSize({ width, height: 844 });
    await signedIn(page);
    await page.goto(WAREHOUSE);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Find a barcode or address' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where is it?' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Barcode, field or address' }).fill(sku.toLowerCase());
    await page.keyboard.press('Enter');
    const answer = page.getByRole('region', { name: /^Last seen at 12\./ });
    await expect(answer).toContainText(`SKU: ${sku}`);
    await expect(page).toHaveURL(new RegExp(`/where\\?q=${sku.toLowerCase()}$`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await answer.getByRole('link', { name: /^Street 12/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Street 12/ })).toBeVisible();
    // Rows of a table, or cards at 390 px.
    await expect(page.getByRole('main').getByText(sku).first()).toBeVisible();
  });
}
