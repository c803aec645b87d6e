import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

it('SHELL-10 the logo fades in over a second and the splash out over half of one', () => {
  const page = readFileSync(join(ROOT, 'shell/src/index.html'), 'utf8');
  expect(page).toMatch(/<div id="splash"[^>]*>\s*<svg/);
  expect(page).toMatch(/#splash svg \{[^}]*animation: splash-in 1000ms ease-out both;/);
  expect(page).toMatch(/@keyframes splash-in \{ from \{ opacity: 0; \} \}/);
  expect(page).toMatch(/#splash \{[^}]*transition: opacity 500ms ease-out;/);
  expect(page).toMatch(/#splash\.leaving \{ opacity: 0;/);
});
