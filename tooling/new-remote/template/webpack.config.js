import { remoteConfig } from 'tooling/webpack';

export default (mode) => remoteConfig(import.meta.dirname, mode);
