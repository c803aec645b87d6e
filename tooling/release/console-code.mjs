import { runKitCode } from '../cli/kit-code.mjs';

const CODE = "export * from './model/registry'; export * from './model/registry/fault-words';";

/** @typedef {{ reason: string }} Fault What faultWords puts into words */
/** @typedef {{ remotes: object[], leftOut: { name: string, fault: Fault }[], lost: { remote: string, claim: string, owner: string }[] } | null} Reading */
/**
 * @typedef {object} ConsoleCode
 * @property {(json: unknown) => Reading} parseRegistry
 * @property {(fault: Fault) => string} faultWords
 * @property {(kit: string | undefined, own: string) => 'older' | 'newer' | null} misfitOf
 */

/** @type {Promise<ConsoleCode> | undefined} */
let loaded;

/**
 * The console's own code: its reader of registries, its messages about remotes that it leaves out, and its rule which kit can run which remote.
 * @returns {Promise<ConsoleCode>}
 */
export const consoleCode = () => (loaded ??= runKitCode(CODE));
