/** Packages that consist of TypeScript sources, also when they are installed in a remote's own repository. Builds and tests compile them. */
export const SOURCE_PACKAGES = ['shared-kit', 'locales'];
