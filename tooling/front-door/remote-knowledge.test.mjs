import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson, readWorkspace, ROOT } from './workspace.mjs';

/** Paths that the shell may contain, since its guards redirect to them (D-10). */
const OF_THE_GUARDS = ['/', '/login', '/setpw', '/logout'];

const remotes = readWorkspace()
  .filter(({ kind }) => kind === 'remote')
  .map(({ folder }) => readJson(join(folder, 'remote.json')));

/** The part of a path before its first parameter: `/company` of `/company/:company`. */
const beginning = (path) => path.split('/:')[0];

const known = [...new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => beginning(path))))].filter((path) => !OF_THE_GUARDS.includes(path));

const sources = ['shell/src', 'shared-kit/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(tsx?|html)$/.test(file.name) && !/\.(test|contract|test-data)\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !/\/(testing|api)\//.test(file)),
);

/** The source of a file without its comments, which may mention remotes. */
const codeOf = (file) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|<!--[^]*?-->/gm, '');

describe('shell and kit', () => {
  it('ADD-26 contain no name of a remote', () => {
    const names = new RegExp(remotes.map(({ name }) => name).join('|'));
    expect(sources.filter((file) => names.test(codeOf(file))).map((file) => relative(ROOT, file))).toEqual([]);
  });

  it('ADD-26 contain no path of a remote except those of the guards', () => {
    expect(known).toEqual(expect.arrayContaining(['/company', '/managekeys', '/emailActions']));
    const addresses = new RegExp(`['"\`](${known.join('|')})(?![\\w.-])`, 'i');
    expect(sources.filter((file) => addresses.test(codeOf(file))).map((file) => relative(ROOT, file))).toEqual([]);
  });

  it('ADD-26 contain no key of a text that a remote declares', () => {
    const labels = remotes.flatMap(({ title, drawer = [], quickAccess = [] }) => [title, ...drawer.map(({ label }) => label), ...quickAccess.map(({ label }) => label)]);
    const texts = labels.filter(Boolean);
    expect(texts.length).toBeGreaterThan(5);
    expect(sources.filter((file) => texts.some((text) => codeOf(file).includes(`'${text}'`))).map((file) => relative(ROOT, file))).toEqual([]);
  });
});
