export { pageConfig } from './page';
export { remoteConfig } from './remote';
export { shellConfig } from './shell';
