import { execFileSync } from 'node:child_process';
import { ROOT, readJson } from './workspace.mjs';

/**
 * Which build a release is: its version, and the commit it was made from. `COMMIT` names it where the repository's own history is not there, as in an
 * image's build.
 * @param {NodeJS.ProcessEnv} [env] @param {string} [root] @returns {{ version: string, commit?: string }}
 */
export function buildOfRelease(env = process.env, root = ROOT) {
  const commit = env.COMMIT || commitOf(root);
  return { version: readJson(`${root}/package.json`).version, ...(commit && { commit }) };
}

/** The commit that is checked out; marked when files differ from it. @param {string} root */
function commitOf(root) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') && '+changes');
  } catch {
    return undefined;
  }
}
