/** Packages that are TypeScript sources, also where they are installed in the repository of a remote: builds and tests compile them. */
export const SOURCE_PACKAGES = ['shared-kit', 'locales'];
