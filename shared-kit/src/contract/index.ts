export type { LostClaim } from './claims';
export type { Find, FindContext, FoundEntry } from './finder';
export { definePages, type PagesDefinition } from './pages';
export { manifestFault, manifestOf, type DrawerSection, type RemoteManifest, type RemoteRoute } from './remote';
