export { parseConfig, type ConfigReading, type ConsoleConfig } from './config';
export type { LostClaim } from './claims';
export type { Find, FindContext, FoundEntry } from './finder';
export { definePages, type LoadPage, type PagesDefinition, type RemotePages } from './pages';
export { KIT_VERSION, misfitOf, type Misfit } from './kit-version';
export { linksOf } from './links';
export { parseRegistry, type LeftOut, type Registry, type RegistryEntry } from './registry';
export {
  manifestFault,
  manifestOf,
  type DrawerEntry,
  type DrawerSection,
  type Fault,
  type Labels,
  type QuickEntry,
  type RemoteManifest,
  type RemoteRoute,
  type RouteAccess,
} from './remote';
