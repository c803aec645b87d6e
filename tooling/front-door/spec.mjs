import { front } from './front.mjs';

await front(() => import('./commands/spec.mjs'));
