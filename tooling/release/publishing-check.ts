import { print, shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { consoleCode } from './console-code';
import { loadingCheck } from './loading-check';
import type { Listed } from './registry';
import type { BuiltRemote } from './built-remote';

/**
 * Loads a built remote as the console does, and returns the check of its registry for `publish`. Throws for a remote that the console could not use, and
 * prints what could not be tried without a browser.
 */
export async function publishingCheck(built: BuiltRemote) {
  for (const note of await loadingCheck(built)) print(note);
  return contractCheck(built.entry.name);
}

/**
 * Returns a check of registries. It throws if the console would leave out the named remote, or if this remote and another one declare the same route or
 * link.
 */
export async function contractCheck(name: string): Promise<(remotes: Listed[]) => void> {
  const { parseRegistry, faultWords } = await consoleCode();
  return (remotes) => {
    for (const listed of [remotes, withCanaries(remotes)]) {
      const reading = parseRegistry({ schema: 1, remotes: listed });
      const { leftOut = [], lost = [] } = reading ?? {};
      const reasons = [
        ...(reading ? [] : [`a registry of ${listed.length} remotes is more than it reads`]),
        ...leftOut.filter((one) => one.name === name).map(({ fault }) => faultWords(fault)),
        ...lost
          .filter((one) => one.remote === name || one.owner === name)
          .map(({ remote, declared, owner }) => `${declared} of ${remote} belongs to ${owner}`),
      ];
      if (reasons.length > 0)
        throw new UserError(
          shown`The console could not use ${name} as it is built: ${reasons.join('; ')}. Nothing was changed.\nMend its remote.json (docs/remote-contract.md) and publish again.`,
        );
    }
  };
}

const withCanaries = (remotes: Listed[]) => remotes.map((one) => one.canary?.remote ?? one);
