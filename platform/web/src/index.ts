/** The server of the whole console. */
export { buildWebServer } from './web-server';
export type { WebServerOptions } from './ground/options';
