import type { LoadCatalogue } from 'shared-kit/host/i18n';
import { registerNamespace } from 'shared-kit/i18n';
import type { RegistryEntry } from 'shared-kit/model/registry';

const loadSpreadsheets: LoadCatalogue = (locale) => import(`locales/${locale}/spreadsheets.json`);

/** Loads texts that a remote of an older kit finds among those of every page, and newer ones load with the page that needs them. */
export async function loadOlderTexts({ kit = '' }: RegistryEntry): Promise<void> {
  // What is said about spreadsheets was part of `codes` up to 5.6. Without it, the page still works.
  if (/^5\.[0-6]\./.test(kit)) await registerNamespace('spreadsheets', loadSpreadsheets).catch(() => undefined);
}
