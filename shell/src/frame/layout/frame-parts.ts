const behindSignIn = () => import(/* webpackChunkName: 'first-screens' */ './behind-sign-in');

/** The parts of the frame that the login screen does not need. They are in the scripts of the first screens (`tooling/webpack/first-screens.ts`). */
export const frameParts = {
  drawerContent: async () => ({ default: (await behindSignIn()).DrawerContent }),
  signedInTools: async () => ({ default: (await behindSignIn()).SignedInTools }),
  commandCenter: async () => ({ default: (await behindSignIn()).CommandCenter }),
};
