export { pageConfig } from './page.mjs';
export { remoteConfig } from './remote.mjs';
export { shellConfig } from './shell.mjs';
