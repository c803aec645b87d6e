import { runKitCode } from '../cli/kit-code.mjs';

const CODE = "export * from './model/registry'; export * from './model/registry/fault-words';";

/** @typedef {import('./registry-history.mjs').Registry} Registry */
/** @typedef {{ reason: string }} Fault What faultWords puts into words */
/** @typedef {{ remotes: object[], leftOut: { name: string, fault: Fault }[], lost: { remote: string, claim: string, owner: string }[] } | null} Reading */
/**
 * @typedef {object} ConsoleCode
 * @property {(json: unknown) => Reading} parseRegistry
 * @property {(fault: Fault) => string} faultWords
 * @property {(kit: string | undefined, own: string) => 'older' | 'newer' | null} misfitOf
 * @property {(json: unknown, keys: readonly string[]) => Promise<string | null>} signingKey
 * @property {(registry: Registry, privateKey: Uint8Array) => Promise<Registry>} signRegistry
 * @property {(listed: object) => boolean} isBeforeSignIn
 * @property {(listed: object[]) => { remote: string, link: string }[]} unofferedUses
 * @property {number} MOST_COMPANIES
 */

/** @type {Promise<ConsoleCode> | undefined} */
let loaded;

/**
 * The console's own code: what may be loaded (`shared-kit/src/model/registry`), and its messages about remotes that it leaves out.
 * @returns {Promise<ConsoleCode>}
 */
export const consoleCode = () => (loaded ??= runKitCode(CODE));
