import { pageConfig } from 'tooling/webpack';

/** One script with everything, as react-admin's own template builds it. @param {{ watch?: boolean }} mode */
export default (mode) => pageConfig(import.meta.dirname, mode);
