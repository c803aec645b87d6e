import kit from '../../package.json';

/** The version of this kit, which `npm run api` raises. Builds include nothing else of its package.json. */
export const KIT_VERSION: string = kit.version;
