/** What the frame shows only behind the sign-in: see `frame-parts.ts`. */
export { CommandCenter } from '../actions/command-center';
export { DrawerContent } from './drawer-content';
export { SignedInTools } from './signed-in-tools';
