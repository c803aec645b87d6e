import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from 'shared-kit/ui-core';
import * as data from 'shared-kit/ui-data';
import * as display from 'shared-kit/ui-display';
import * as form from 'shared-kit/ui-form';
import * as domain from 'shared-kit/ui-domain';
import * as overlay from 'shared-kit/ui-overlay';

/** Components without a visible part, which the gallery uses around the page or other components. */
const AROUND = ['OnDemandPart', 'ScopedOverlay'];

const isComponent = ([name, value]: [string, unknown]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function';

const shown = readdirSync(join(__dirname, 'sections'))
  .map((file) => readFileSync(join(__dirname, 'sections', file), 'utf8'))
  .join('\n');

it.each([
  ['ui-core', core],
  ['ui-domain', domain],
  ['ui-overlay', overlay],
  ['ui-form', form],
  ['ui-data', data],
  ['ui-display', display],
])('the gallery shows every component of %s', (_entry, exported) => {
  const names = Object.entries(exported)
    .filter(isComponent)
    .map(([name]) => name);
  const missing = names.filter((name) => !AROUND.includes(name) && !new RegExp(`<${name}[\\s<>/]`).test(shown));
  expect(names.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
