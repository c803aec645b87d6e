import { UserError } from '../front-door/user-error.mjs';
import { runKitCode } from '../kit-code.mjs';

/** @typedef {import('./registry-history.mjs').Listed} Listed */
/** @typedef {{ reason: string }} Fault What faultWords puts into words */
/** @typedef {{ leftOut: { name: string, fault: Fault }[], lost: { remote: string, claim: string, owner: string }[] } | null} Reading */

/**
 * The console's own code that reads a registry, and its messages about remotes that it leaves out.
 * @returns {Promise<{ parseRegistry: (json: unknown) => Reading, faultWords: (fault: Fault) => string }>}
 */
const consoleReader = () => runKitCode("export * from './contract/registry'; export * from './testing/fault-words';");

/**
 * A check that throws for a registry in which the console would leave out the given remote, or in which this remote and another one
 * claim the same route or link.
 * @param {string} name @returns {Promise<(remotes: Listed[]) => void>}
 */
export async function contractCheck(name) {
  const { parseRegistry, faultWords } = await consoleReader();
  return (remotes) => {
    for (const listed of [remotes, withCanaries(remotes)]) {
      const reading = parseRegistry({ schema: 1, remotes: listed });
      const { leftOut = [], lost = [] } = reading ?? {};
      const reasons = [
        ...(reading ? [] : [`a registry of ${listed.length} remotes is more than it reads`]),
        ...leftOut.filter((one) => one.name === name).map(({ fault }) => faultWords(fault)),
        ...lost.filter((one) => one.remote === name || one.owner === name).map(({ remote, claim, owner }) => `${claim} of ${remote} belongs to ${owner}`),
      ];
      if (reasons.length > 0) throw new UserError(`The console could not use ${name} as it is built: ${reasons.join('; ')}. Nothing was changed.\nMend its remote.json (docs/remote-contract.md) and publish again.`);
    }
  };
}

/** @param {Listed[]} remotes */
const withCanaries = (remotes) => remotes.map((one) => one.canary?.remote ?? one);
