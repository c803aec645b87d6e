import { pageConfig } from 'tooling/webpack';

/** One script with everything, as react-admin's own template builds it. */
export default (mode) => pageConfig(import.meta.dirname, mode);
