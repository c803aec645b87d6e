import { FIRST_SCREENS } from './first-screens';
import { AFTER_SIGN_IN, BEFORE_SIGN_IN } from './shares';

/**
 * Generates the shell's functions that load the shares for after the sign-in, and imports those for before it. Remotes can share an entry of the kit only
 * if the shell's build imports it, but the shell's own code may use only the entries for the console (`shared-kit/host/*`).
 */
export default function lateShares() {
  const eager = BEFORE_SIGN_IN.map((share) => `import '${share}';\n`);
  const first = AFTER_SIGN_IN.firstScreens.map((share) => `() => import(/* webpackChunkName: '${FIRST_SCREENS}' */ '${share}')`);
  const later = AFTER_SIGN_IN.laterScreens.map((share) => `() => import('${share}')`);
  return `${eager.join('')}export const firstScreens = [${first.join()}];\nexport const laterScreens = [${later.join()}];\n`;
}
