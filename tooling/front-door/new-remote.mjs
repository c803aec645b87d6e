import { front } from './front.mjs';

await front(() => import('./commands/new-remote.mjs'));
