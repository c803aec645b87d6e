/** The parts of the frame for signed-in users, in one script: see `frame-parts.ts`. */
export { CommandCenter } from '../actions/command-center';
export { DrawerContent } from './drawer-content';
export { SignedInTools } from './signed-in-tools';
