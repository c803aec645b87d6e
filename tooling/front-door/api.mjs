import { front } from './front.mjs';

await front(() => import('./commands/api.mjs'));
