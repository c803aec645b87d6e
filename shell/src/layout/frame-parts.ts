/** The parts of the frame behind the sign-in, whose code the login screen does without. */
export const frameParts = {
  drawerContent: () => import('./drawer-content'),
  signedInTools: () => import('./signed-in-tools'),
  commandCenter: () => import('../actions/command-center'),
};
