/** The parts of the frame for signed-in users, in one script: see `frame-parts.ts`. */
export { CommandCenter } from '../commands/command-center';
export { DrawerContent } from '../drawer/drawer-content';
export { SignedInTools } from './signed-in-tools';
