const behindSignIn = () => import('./behind-sign-in');

/** The parts of the frame that the login screen does not need. One script, because they share code and are needed together. */
export const frameParts = {
  drawerContent: async () => ({ default: (await behindSignIn()).DrawerContent }),
  signedInTools: async () => ({ default: (await behindSignIn()).SignedInTools }),
  commandCenter: async () => ({ default: (await behindSignIn()).CommandCenter }),
};
