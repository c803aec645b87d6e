import { registerNamespace } from 'shared-kit/i18n';
import { loadRemotesTexts } from '../registry/remotes-texts';

/** A page that is rarely shown, with its texts, which are no part of the main script. */
async function withTexts<T>(page: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([page, registerNamespace('remotes', loadRemotesTexts)]);
  return loaded;
}

export const kitMismatch = () => withTexts(import('../federation/kit-mismatch'));
export const networkBlocked = () => withTexts(import('../account/network-blocked'));
export const unverifiedEmail = () => withTexts(import('../account/unverified-email'));
export const noPage = () => withTexts(import('./missing-pages').then(({ NoPage }) => ({ default: NoPage })));
export const noSetPassword = () => withTexts(import('./missing-pages').then(({ NoSetPassword }) => ({ default: NoSetPassword })));
