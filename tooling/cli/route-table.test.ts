import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, readWorkspace, ROOT } from '../ground/workspace';

/** Reads the route table of the requirements from lines such as "ROUTE-07 | mfe-admin-users | `/profile/{uid}` elevated only: …". */
function routeTable() {
  const lines = readFileSync(join(ROOT, 'docs/checklist.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, owner, path = '', access] = /^ROUTE-\d+ \| (mfe-[a-z-]+) \| `([^`]+)` (public|protected|elevated)\b/.exec(line) ?? [];
    return owner ? [{ owner, path: shape(path), access }] : [];
  });
}

/** A path without the names of its parameters, which may be others than in the requirements. */
const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, ':');

/** Routes that are not in the table of the requirements (D-113). */
const ADDED = [{ owner: 'mfe-admin-domains', path: '/company/:/activity', access: 'elevated' }];

interface Manifest {
  name: string;
  routes: { path: string; access: string; under?: string }[];
  drawer?: { to: string }[];
  links?: Record<string, { path: string } | string>;
}

const manifests = () =>
  readWorkspace()
    .filter(({ kind }) => kind === 'remote')
    .map(({ folder }) => readJson(join(folder, 'remote.json')) as Manifest);

it('GUARD-09 routes match the route table; extra routes inherit from their parent route; new remotes are exempt', () => {
  const table = routeTable();
  const cameLater = (owner: string) => !table.some((row) => row.owner === owner);
  expect(table).toHaveLength(25);
  const served = manifests().flatMap(({ name, routes }) => routes.map(({ path, access }) => ({ owner: name, path: shape(path), access })));
  expect(served.length).toBeGreaterThan(0);
  const expected = served.map((route) => {
    const { owner, path } = route;
    const row = [...table, ...ADDED]
      .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
      .sort((a, b) => b.path.length - a.path.length)[0];
    return !row && cameLater(owner) ? route : { owner: row?.owner, path, access: row?.access };
  });
  expect(served).toEqual(expected);
});

it('ADD-NEW-03 the drawer item that a page belongs to exists, in the same or in another remote', () => {
  const entries = new Set(manifests().flatMap(({ drawer = [] }) => drawer.map(({ to }) => to)));
  const links = Object.assign({}, ...manifests().map((manifest) => manifest.links));
  const under = manifests().flatMap(({ name, routes }) =>
    routes.flatMap((route) => (route.under === undefined ? [] : [{ name, under: route.under }])),
  );
  expect(under.length).toBeGreaterThan(0);
  expect(under.filter((one) => !entries.has(links[one.under]?.path ?? links[one.under]))).toEqual([]);
});
