import { shellConfig } from 'tooling/webpack';

/** Both tables on one page, without federation's shares: only the tables differ. */
export default (mode) => shellConfig(import.meta.dirname, { ...mode, shared: {} });
