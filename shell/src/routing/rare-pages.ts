import { withTexts } from '../registry/remotes-texts';

export const kitMismatch = () => withTexts(import('../federation/kit-mismatch'));
export const networkBlocked = () => withTexts(import('../account/network-blocked'));
export const unverifiedEmail = () => withTexts(import('../account/unverified-email'));
export const noPage = () => withTexts(import('./missing-pages').then(({ NoPage }) => ({ default: NoPage })));
export const noSetPassword = () => withTexts(import('./missing-pages').then(({ NoSetPassword }) => ({ default: NoSetPassword })));
