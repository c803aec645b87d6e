import { shellConfig } from 'tooling/webpack';

/** Konva by itself. */
export default (mode) => shellConfig(import.meta.dirname, { ...mode, shared: {} });
