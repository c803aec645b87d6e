/** What a console may load: one rule for shell, web server and publishing. */
export { chooseVersions, isBeforeSignIn, MOST_COMPANIES, type Canary, type ChosenEntry, type ChosenRegistry, type Visitor } from './canary';
export { firstEntry, type FirstEntries, type FirstEntry } from './first-entry';
export { kitMismatch, type KitMismatch } from './kit-fit';
export { isUsed, linksOf, type OfferedLinks } from './links';
export { MOST_REMOTES, parseRegistry, type LeftOut, type Registry, type RegistryEntry } from './registry';
export {
  manifestFault,
  manifestOf,
  type DrawerEntry,
  type Fault,
  type Labels,
  type OfferedLink,
  type QuickEntry,
  type RemoteManifest,
  type RouteAccess,
} from './remote';
export { SCRIPT_LIMIT_MS, SCRIPT_PAUSES_MS } from './script-attempts';
export { signingKey, signRegistry } from './signature';
export { isLoopback, sourceFaultBy, type AllowedSources } from './sources';
export { hasExpired, keysIn, seenSerialsIn, trustIn, type Refusal, type SeenSerials, type Trust, type TrustContext } from './trust';
export { unofferedUses, type UnofferedUse } from './unoffered-uses';
