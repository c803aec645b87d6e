/** Long work that leaves time for others: steps, pauses, limits and progress. */
export type { CancelSignal } from './cancel-signal';
export { Pacer } from './pacer';
export type { Progress } from './progress';
export { ITEMS_PER_STEP, runSteps, type CountedSteps, type Steps } from './steps';
export { whenIdle } from './when-idle';
export { withLimit } from './with-limit';
