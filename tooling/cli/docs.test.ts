import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import {
  citedDocuments,
  citedRecords,
  deadCitations,
  familyOf,
  idsIn,
  productFiles,
  readChecklist,
  testFiles,
} from './requirement-citations';
import { testTitles } from './test-titles';
import { readJson, ROOT } from '../ground/workspace';
import { floorPictures } from '../imports/floor-pictures';
import { FLOORS } from '../imports/floors';
import { expectWritten } from '../jest-preset/written-docs';

const { scripts } = readJson(join(ROOT, 'package.json'));

const DOCS = productFiles(ROOT, /\.md$/);
const RULE = /\bD-\d[\dA-F]{1,2}\b/g;

/** The IDs with which a title begins. */
const FIRST_IDS = /(?<=['"`])(?:[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{2,3} )+/g;

/** The test that cites made-up requirements and documents on purpose. */
const MADE_UP = /^tooling\/cli\/requirement-citations\.test\.ts$/;
const SOURCES = productFiles(ROOT, /\.([cm]?[jt]sx?|css|html|json|md|rules)$/)
  .map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
  .filter(({ file }) => !MADE_UP.test(file));

/** All citations of a kind in code, tests and documents, each with its file. */
const allCited = (citedIn: (text: string) => string[]) =>
  SOURCES.flatMap(({ file, text }) => citedIn(text).map((cited) => ({ cited, file })));

/** The anchor that sites make for a heading of a Markdown file. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The faults in all documents, each with its file. */
const faults = (faultsIn: (text: string, file: string) => string[]) =>
  DOCS.flatMap((file) => faultsIn(readFileSync(file, 'utf8'), file).map((fault) => `${relative(ROOT, file)}: ${fault}`));

it('every command that the documents name exists', () => {
  const named = (text: string) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(([, script, short = '']) => script ?? short);
  expect(DOCS.flatMap((file) => named(readFileSync(file, 'utf8'))).length).toBeGreaterThan(20);
  expect(faults((text) => named(text).filter((name) => !Object.hasOwn(scripts, name)))).toEqual([]);
});

it('every relative link of the documents leads to a file and a heading that exist', () => {
  const links = (text: string) => [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  const isBroken = (link: string, file: string) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
    return !existsSync(target) || (anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor));
  };
  expect(DOCS.flatMap((file) => links(readFileSync(file, 'utf8'))).length).toBeGreaterThan(20);
  expect(faults((text, file) => links(text).filter((link) => isBroken(link, file)))).toEqual([]);
});

it('every source file that the documents name exists', () => {
  const fromRoot = (text: string) =>
    [...text.matchAll(/`((?:[\w-]+\/)+src\/[\w./-]+|(?:tooling|e2e|platform|locales)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) =>
      join(ROOT, path),
    );
  const fromReadme = (text: string, file: string) =>
    basename(file) === 'README.md' ? [...text.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path = '']) => join(dirname(file), path)) : [];
  const sources = (text: string, file: string) => [
    ...fromRoot(text),
    ...(existsSync(join(dirname(file), 'src')) ? fromReadme(text, file) : []),
  ];
  // Bundles, and the example remote of docs/add-a-remote.md.
  const isNoSource = (path: string) => /\/dist\/|stock-?levels/i.test(path);
  expect(DOCS.flatMap((file) => sources(readFileSync(file, 'utf8'), file)).length).toBeGreaterThan(100);
  expect(faults((text, file) => sources(text, file).filter((path) => !isNoSource(path) && !existsSync(path)))).toEqual([]);
});

it('every source file that the documents name without its folder exists', () => {
  const files = new Set(productFiles(ROOT, /\.([cm]?[jt]sx?|css)$/).map((file) => basename(file)));
  const named = (text: string) => [...text.matchAll(/`(\w[\w.-]*\.(?:[cm]?[jt]sx?|css))`/g)].map(([, name = '']) => name);
  const isCurrent = (file: string) => basename(file) !== 'CHANGELOG.md';
  expect(DOCS.flatMap((file) => named(readFileSync(file, 'utf8'))).length).toBeGreaterThan(50);
  expect(faults((text, file) => (isCurrent(file) ? named(text).filter((name) => !files.has(name)) : []))).toEqual([]);
});

describe('the rules of docs/product', () => {
  const headings = productFiles(join(ROOT, 'docs', 'product'), /\.md$/).flatMap(
    (file) => readFileSync(file, 'utf8').match(/^## D-\d[\dA-F]{1,2} /gm) ?? [],
  );
  const rules = headings.map((heading) => heading.slice('## '.length).trim());

  it('have unique numbers', () => {
    expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
  });

  it('stand in the row of their page in docs/product/README.md', () => {
    const value = (rule: string) => parseInt(rule.slice('D-'.length), 16);
    const overview = readFileSync(join(ROOT, 'docs', 'product', 'README.md'), 'utf8');
    const missing = [...overview.matchAll(/^\| \[.+\]\(([\w-]+\.md)\) +\| (.+) \|$/gm)].flatMap(([, file = '', listed = '']) => {
      const ranges = listed.split(', ').map((one) => (one.match(RULE) ?? []).map(value));
      const isListed = (rule: string) => ranges.some(([from = NaN, to = from]) => from <= value(rule) && value(rule) <= to);
      const ofPage = readFileSync(join(ROOT, 'docs', 'product', file), 'utf8').match(/(?<=^## )D-\d[\dA-F]{1,2}(?= )/gm) ?? [];
      return ofPage.filter((rule) => !isListed(rule)).map((rule) => `${file}: ${rule}`);
    });
    expect(missing).toEqual([]);
  });

  it('contain every rule that code, tests and documents cite', () => {
    const all = allCited((text) => text.match(RULE) ?? []);
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter(({ cited }) => !rules.includes(cited))).toEqual([]);
  });
});

describe('a citation in code, tests or documents', () => {
  const checklist = readChecklist(readFileSync(join(ROOT, 'docs', 'checklist.md'), 'utf8'));
  const ids = new Set(checklist.map(({ id }) => id));

  it('of a requirement is in docs/checklist.md', () => {
    const groups = new Set([...ids].map((id) => id.replace(/-\d+$/, '')));
    const all = allCited((text) => idsIn(text).filter((id) => groups.has(id.replace(/-\d+$/, ''))));
    expect(all.length).toBeGreaterThan(2000);
    expect(all.filter(({ cited }) => !ids.has(cited))).toEqual([]);
  });

  it('of a requirement with which the title of a test begins is in docs/checklist.md, of whichever group', () => {
    const all = allCited((text) => (text.match(FIRST_IDS) ?? []).flatMap(idsIn)).filter(({ file }) => /\.(test|spec)\.\w+$/.test(file));
    expect(all.length).toBeGreaterThan(2000);
    expect(all.filter(({ cited }) => !ids.has(cited) && !cited.startsWith('D-'))).toEqual([]);
  });

  it('in the title of a test names a member of a family, not the line that names the family', () => {
    const lines = checklist.filter((requirement) => familyOf(requirement, checklist).length > 0).map(({ id }) => id);
    const titles = testFiles(ROOT).flatMap((file) => testTitles(file, readFileSync(file, 'utf8')).map(({ title }) => title));
    expect(lines.length).toBeGreaterThan(10);
    expect(titles.filter((title) => idsIn(title).some((id) => lines.includes(id)))).toEqual([]);
  });

  it('of a family names its last member', () => {
    const named = checklist.flatMap((requirement) => {
      const last = /\(family: \S+ to (\S+)\)/.exec(requirement.text)?.[1];
      return last === undefined ? [] : [[last, familyOf(requirement, checklist).at(-1)]];
    });
    expect(named.map(([last]) => last)).toEqual(named.map(([, member]) => member));
  });

  it('of a decision record exists in docs/adr', () => {
    const records = readdirSync(join(ROOT, 'docs', 'adr')).map((file) => `ADR-${file.slice(0, 4)}`);
    const all = allCited(citedRecords);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ cited }) => !records.includes(cited))).toEqual([]);
  });

  it('of a document names a file of the repository', () => {
    const names = new Set(DOCS.map((file) => basename(file)));
    const all = allCited(citedDocuments);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ cited }) => !(cited.includes('/') ? existsSync(join(ROOT, cited)) : names.has(cited)))).toEqual([]);
  });

  it('has a form that can be resolved', () => {
    // The last column of the checklist cites the section of the original requirements.
    const all = allCited(deadCitations).filter(({ cited, file }) => file !== join('docs', 'checklist.md') || !cited.startsWith('§'));
    expect(all).toEqual([]);
  });
});

describe('the tests that documents cite as proofs', () => {
  const paths = testFiles(ROOT).map((path) => path.replaceAll('\\', '/'));

  it.each(['security.md', 'scale.md', 'accessibility.md'])('docs/%s cites each by the end of its path, which fits one file', (name) => {
    const cited = [...readFileSync(join(ROOT, 'docs', name), 'utf8').matchAll(/`((?:[\w-]+\/)*[\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(
      ([, file]) => file,
    );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((file) => paths.filter((path) => path.endsWith(`/${file}`)).length !== 1)).toEqual([]);
  });

  it('docs/accessibility.md cites each by a part of its title', () => {
    const rows = [
      ...readFileSync(join(ROOT, 'docs', 'accessibility.md'), 'utf8').matchAll(/^\|.*`([\w./-]+\.(?:test|spec)\.tsx?)` *\| "(.+)" *\|$/gm),
    ];
    const isIn = (file: string, title: string) =>
      readFileSync(
        paths.find((path) => path.endsWith(`/${file}`))!,
        'utf8',
      ).includes(title);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(([, file, title]) => !isIn(file!, title!)).map(([row]) => row)).toEqual([]);
  });

  it('every row of the table of threats cites one', () => {
    const rows =
      /\| threat +\|.*\n.*\n((?:\|.*\n)+)/
        .exec(readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8'))?.[1]
        ?.trim()
        .split('\n') ?? [];
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => !/\.(test|spec)\.tsx?`/.test(row))).toEqual([]);
  });
});

it('no file has the marks of a merge that was not finished', () => {
  // The marks are put together, because this file is read too. Prettier joins them to the line before in a document.
  const marks = new RegExp(`${'<'.repeat(7)} |(?:> ){3}|${'>'.repeat(7)} `);
  expect(SOURCES.filter(({ text }) => marks.test(text)).map(({ file }) => file)).toEqual([]);
});

it('docs/adr/README.md lists the records, each with the date on which it was accepted', () => {
  const rows = productFiles(join(ROOT, 'docs', 'adr'), /^\d{4}-.*\.md$/).map((file) => {
    const [, title, date] = /^# \d+\. (.+)\n\n## Status\n\nAccepted on (20\d\d-\d\d-\d\d)\b/.exec(readFileSync(file, 'utf8')) ?? [];
    return `| [ADR-${basename(file).slice(0, 4)}](${basename(file)}) | ${title} | ${date} |`;
  });
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => row.includes('undefined'))).toEqual([]);
  expectWritten('docs/adr/README.md', 'docs/adr', ['| record | what it decides | accepted |', '|---|---|---|', ...rows.sort()].join('\n'));
});

it('docs/performance.md names exactly the existing benches', () => {
  const named = [...readFileSync(join(ROOT, 'docs', 'performance.md'), 'utf8').matchAll(/\| `([\w-]+)` +\|$/gm)].map(([, name]) => name);
  const benches = readdirSync(join(ROOT, 'bench', 'src')).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
  expect([...new Set(named)].sort()).toEqual(benches.sort());
});

it('docs/running.md lists every variable that servers and the embedded Firebase read', () => {
  const sources = productFiles(join(ROOT, 'platform'), /(environment|main)\.ts$/);
  const settings = new Set(
    sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:reader\.\w+\(|env\[)'([A-Z][A-Z_]+)'/g)].map(([, name]) => name)),
  );
  const named = readFileSync(join(ROOT, 'docs', 'running.md'), 'utf8');
  expect(settings.size).toBeGreaterThan(25);
  expect([...settings].filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
});

it('docs/floors.md draws the floors of each package', () => {
  expectWritten('docs/floors.md', 'tooling/imports/floors', floorPictures(FLOORS));
});
