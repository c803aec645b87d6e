type Loads = readonly (() => Promise<unknown>)[];

/** Load the shares of the first screens after the sign-in. The build writes these lists from `tooling/webpack/shares.ts`; tests fetch nothing ahead. */
export const firstScreens: Loads = [];

/** Load the shares of all other screens. */
export const laterScreens: Loads = [];
