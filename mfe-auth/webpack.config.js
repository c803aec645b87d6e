import { remoteConfig } from 'tooling/webpack';

/** @param {{ watch?: boolean }} mode */
export default (mode) => remoteConfig(import.meta.dirname, { ...mode, firstScript: true });
