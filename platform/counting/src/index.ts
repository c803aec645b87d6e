/** An app that counts: a client of the web SDK, for the command, for journeys and for benches. */
export { openApp, type Account, type App, type CountingConfig } from './app';
export { Count, plainReading, type Figures, type NewCount, type Picture } from './count';
export { CountError } from './count-error';
export { readDomain, takeTask, type CountedTask } from './domain';
export { playCount, type PlayedCount } from './play';
export { countInConsole, type CountOptions } from './play-in-console';
