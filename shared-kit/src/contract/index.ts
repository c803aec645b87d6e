export { parseConfig, type ConfigReading, type ConsoleConfig } from './config';
export { definePages, type LoadPage, type PagesDefinition, type RemotePages } from './pages';
export { parseRegistry, type LeftOut, type Registry, type RegistryEntry } from './registry';
export {
  CONTRACT_VERSION,
  manifestFault,
  type DrawerEntry,
  type DrawerSection,
  type RemoteManifest,
  type RemoteRoute,
  type RouteAccess,
} from './remote';
