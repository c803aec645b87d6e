import { shellConfig } from 'tooling/webpack';

/** All compared tables on one page without federation's shares, so that only the tables differ. */
export default (mode) => shellConfig(import.meta.dirname, { ...mode, shared: {} });
