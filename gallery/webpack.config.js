import { pageConfig } from 'tooling/webpack';

/** @param {{ watch?: boolean }} mode */
export default (mode) => pageConfig(import.meta.dirname, mode);
