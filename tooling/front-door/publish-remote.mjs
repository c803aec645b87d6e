import { front } from './front.mjs';

await front(() => import('./commands/publish-remote.mjs'));
