import { front } from './front.mjs';

await front(() => import('./commands/start.mjs'));
