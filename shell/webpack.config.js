import { shellConfig } from 'tooling/webpack';

/** @param {{ watch?: boolean }} mode */
export default (mode) => shellConfig(import.meta.dirname, mode);
