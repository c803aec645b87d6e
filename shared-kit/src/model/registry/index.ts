/** What a console may load: one rule for shell, web server and publishing. */
export { misfitOf, type Misfit } from './kit-fit';
export { linksOf, type OfferedLinks } from './links';
export { parseRegistry, type LeftOut, type Registry, type RegistryEntry } from './registry';
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
