import { AFTER_SIGN_IN, BEFORE_SIGN_IN } from './shares';

/**
 * Generates the shell's functions that load the shares for after the sign-in, and imports those for before it. Remotes can share an entry of the kit only
 * if the shell's build imports it, but the shell's own code may use only the entries for the console (`shared-kit/host/*`).
 */
export default function lateShares() {
  const first = BEFORE_SIGN_IN.map((share) => `import '${share}';\n`);
  const late = Object.entries(AFTER_SIGN_IN).map(
    ([name, shares]) => `export const ${name} = [${shares.map((share) => `() => import('${share}')`).join(', ')}];\n`,
  );
  return [...first, ...late].join('');
}
