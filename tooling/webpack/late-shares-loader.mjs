import { AFTER_SIGN_IN } from './shares.mjs';

/**
 * Writes the shell's functions that load the shares of after the sign-in. Remotes can share an entry of the kit only if the shell's own build imports it.
 */
export default function lateShares() {
  return Object.entries(AFTER_SIGN_IN)
    .map(([name, shares]) => `export const ${name} = [${shares.map((share) => `() => import('${share}')`).join(', ')}];\n`)
    .join('');
}
