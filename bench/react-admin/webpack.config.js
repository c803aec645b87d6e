import { pageConfig } from 'tooling/webpack';

/** One page with everything in it, as its makers' own template builds it. @param {{ watch?: boolean }} mode */
export default (mode) => pageConfig(import.meta.dirname, mode);
