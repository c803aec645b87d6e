export const SOURCE_PACKAGES: readonly string[];
