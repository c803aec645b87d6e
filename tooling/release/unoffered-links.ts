import { print, shown } from '../ground/print';
import { consoleCode } from './console-code';
import type { Listed } from './registry';

/**
 * Names the links that remotes of a registry use and that none of them offers, in the versions that everybody gets and in canaries. They are
 * no error: the remote that offers them may be published later.
 */
export async function printUnofferedLinks(remotes: Listed[]) {
  const { unofferedUses } = await consoleCode();
  const withCanaries = remotes.map((one) => one.canary?.remote ?? one);
  const lines = [remotes, withCanaries].flatMap((listed) => unofferedUses(listed).map(({ remote, link }) => `${remote} uses ${link}`));
  const distinct = [...new Set(lines)];
  if (distinct.length > 0)
    print(shown`No remote offers these links, so that nothing shows where they would lead:
  ${distinct}`);
}
