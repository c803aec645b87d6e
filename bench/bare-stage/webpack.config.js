import { shellConfig } from 'tooling/webpack';

/** Konva without anything of the console: the floor of dragging a barcode. */
export default (mode) => shellConfig(import.meta.dirname, { ...mode, shared: {} });
