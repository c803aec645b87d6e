import { OWN_SETTINGS, SHARED_SETTINGS } from 'platform-emulator/settings';
import { expectWritten } from 'tooling/written-docs';
import type { Setting } from './setting-kinds';
import { SETTINGS } from './settings';

const OF_EMULATOR = Object.entries<{ without: string; readBy?: string; meaning: string }>(OWN_SETTINGS).map(
  ([name, { without, readBy = 'embedded Firebase', meaning }]) => [name, { without, readBy, meaning }] as const,
);

/** The variables as a table of Markdown. */
const asTable = (): string =>
  [
    '| variable | without it | read by | meaning |',
    '|---|---|---|---|',
    ...[...Object.entries<Setting>(SETTINGS), ...OF_EMULATOR].map(
      ([name, { without, readBy, meaning }]) => `| \`${name}\` | ${without} | ${readBy} | ${meaning} |`,
    ),
  ].join('\n');

it('ADD-44 the table of settings in docs/running.md is current', () => {
  expectWritten('docs/running.md', 'platform/api/src/environment/settings.ts', asTable());
});

describe('a variable of the embedded Firebase', () => {
  it('ADD-44 has one description', () => {
    expect(Object.keys(OWN_SETTINGS).filter((name) => Object.hasOwn(SETTINGS, name))).toEqual([]);
  });

  it.each(Object.keys(SHARED_SETTINGS))('ADD-44 %s is described with those of servers, which say who reads it', (name) => {
    expect(SETTINGS).toHaveProperty(name);
    expect(Object.entries<Setting>(SETTINGS).find(([one]) => one === name)?.[1].readBy).toMatch(/embedded Firebase|all programs|start/);
  });
});
