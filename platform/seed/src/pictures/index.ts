/** Pictures of the demo, for whoever measures reading them. */
export { demoLabels } from './label-pictures';
export { photoOf } from './photo';
