import { pageConfig } from 'tooling/webpack';

export default (mode) => pageConfig(import.meta.dirname, mode);
