/** For the shell: reads and checks the config, the registry and what remotes export as pages. */
export { parseConfig, type ConfigReading, type ConsoleConfig } from './config';
export { KIT_VERSION, misfitOf, type Misfit } from './kit-version';
export { linksOf } from './links';
export type { DomainPlace, LoadPage, PageModule, RemotePages } from './pages';
export { parseRegistry, type LeftOut, type Registry, type RegistryEntry } from './registry';
export {
  manifestFault,
  manifestOf,
  type DrawerEntry,
  type Fault,
  type Labels,
  type QuickEntry,
  type RemoteManifest,
  type RouteAccess,
} from './remote';
