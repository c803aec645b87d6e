import { shellConfig } from 'tooling/webpack';

/** The Firebase SDK and nothing else: the floor of reading a session. */
export default (mode) => shellConfig(import.meta.dirname, { ...mode, shared: {} });
