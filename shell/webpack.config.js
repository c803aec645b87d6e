import { join } from 'node:path';
import { shellConfig } from 'tooling/webpack';

const runtimePlugins = [join(import.meta.dirname, 'src/federation/forget-failed-shares.ts')];

export default (mode) => shellConfig(import.meta.dirname, { ...mode, runtimePlugins });
