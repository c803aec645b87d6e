/** For the shell: reads and checks the config, and what remotes export as pages. What it may load: `shared-kit/model/registry`. */
export { parseConfig, type ConfigReading, type ConsoleConfig } from './config';
export { KIT_VERSION } from './kit-version';
export type { DomainPlace, LoadPage, PageModule, RemotePages } from './pages';
