import { createHash } from 'node:crypto';
import { registryEntry } from './registry-entry';

const declared = { name: 'mfe-x', contract: 1, namespace: 'x', routes: [{ path: '/x', page: 'X', access: 'public' }], drawer: [] };
const noTexts = () => ({});
const files = (more = {}) =>
  new Map(Object.entries({ 'remoteEntry.js': 'entry', ...more }).map(([name, text]) => [name, Buffer.from(text)]));

describe('the registry entry of a built remote', () => {
  it('ADD-FIT-01 has the declarations of remote.json, the hash of the entry and the kit of the build', () => {
    expect(registryEntry(declared, '0.1.0', files(), noTexts, '1.4.2')).toEqual({
      ...declared,
      quickAccess: [],
      version: expect.stringMatching(/^0\.1\.0-[0-9a-f]{10}$/),
      entry: 'remoteEntry.js',
      integrity: `sha384-${createHash('sha384').update('entry').digest('base64')}`,
      kit: '1.4.2',
    });
  });

  it('has another version if any file has changed', () => {
    const version = (more: Record<string, string>) => registryEntry(declared, '0.1.0', files(more), noTexts, '1.4.2').version;
    expect(version({ 'a.js': '1' })).toBe(version({ 'a.js': '1' }));
    expect(version({ 'a.js': '1' })).not.toBe(version({ 'a.js': '2' }));
    expect(version({ 'a.js': '1' })).not.toBe(version({ 'b.js': '1' }));
  });

  it('ADD-RELEASE-08 has another version if anything in the entry has changed, even with the same files', () => {
    const version = (change = {}, texts = noTexts, kit = '1.4.2') =>
      registryEntry({ ...declared, ...change }, '0.1.0', files(), texts, kit).version;
    const title = (text: string) => () => ({ en: { title: text } });
    expect(version()).toBe(version());
    expect(version({}, noTexts, '1.5.0')).not.toBe(version());
    expect(version({ routes: [{ ...declared.routes[0], access: 'elevated' }] })).not.toBe(version());
    expect(version({ title: 'x:title' }, title('Boxes'))).not.toBe(version({ title: 'x:title' }, title('Crates')));
  });

  it('refuses a build without an entry', () => {
    expect(() => registryEntry(declared, '0.1.0', new Map(), noTexts, '1.4.2')).toThrow(/mfe-x made no remoteEntry\.js/);
  });
});
