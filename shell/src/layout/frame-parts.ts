const behindSignIn = () => import('./behind-sign-in');

/** The parts of the frame that the login screen does without. They come in one script, for they are needed together and have much in common. */
export const frameParts = {
  drawerContent: async () => ({ default: (await behindSignIn()).DrawerContent }),
  signedInTools: async () => ({ default: (await behindSignIn()).SignedInTools }),
  commandCenter: async () => ({ default: (await behindSignIn()).CommandCenter }),
};
