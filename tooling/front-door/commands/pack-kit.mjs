import { resolve } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { UserError } from '../user-error.mjs';

/** `npm run pack-kit -- <folder>`: what a remote in a repository of its own installs, as tarballs. @param {string[]} args */
export async function main([folder]) {
  if (!folder) throw new UserError('Name the folder that the tarballs go into: npm run pack-kit -- packed');
  await ensureInstalled();
  const { packKit } = await import('../../kit-package/pack.mjs');
  for (const file of await packKit(resolve(folder))) console.log(file);
}
