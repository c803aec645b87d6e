import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FLOORS } from '../../.dependency-cruiser.mjs';
import { productFiles } from './citations.mjs';
import { readJson, ROOT } from './workspace.mjs';

const { scripts } = readJson(join(ROOT, 'package.json'));

const DOCS = productFiles(ROOT, /\.md$/);
const RULE = /\bD-\d[\dA-F]{1,2}\b/g;

/** The anchor of a heading, as sites that render Markdown make it. */
const anchorOf = (heading) => heading.trim().toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
const anchorsIn = (file) => [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

/** What is wrong in any of them, each with its place. @param {(text: string, file: string) => string[]} faultsIn */
const faults = (faultsIn) => DOCS.flatMap((file) => faultsIn(readFileSync(file, 'utf8'), file).map((fault) => `${relative(ROOT, file)}: ${fault}`));

it('the documents name only commands that there are', () => {
  const named = (text) => [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(([, script, short]) => script ?? short);
  expect(DOCS.flatMap((file) => named(readFileSync(file, 'utf8'))).length).toBeGreaterThan(20);
  expect(faults((text) => named(text).filter((name) => !Object.hasOwn(scripts, name)))).toEqual([]);
});

it('every relative link of the documents leads to a file and a heading that exist', () => {
  const links = (text) => [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link]) => link);
  const isBroken = (link, file) => {
    const [path, anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
    return !existsSync(target) || (anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor));
  };
  expect(DOCS.flatMap((file) => links(readFileSync(file, 'utf8'))).length).toBeGreaterThan(20);
  expect(faults((text, file) => links(text).filter((link) => isBroken(link, file)))).toEqual([]);
});

describe('the rules of docs/product', () => {
  const headings = productFiles(join(ROOT, 'docs', 'product'), /\.md$/).flatMap((file) => readFileSync(file, 'utf8').match(/^## D-\d[\dA-F]{1,2} /gm) ?? []);
  const rules = headings.map((heading) => heading.slice('## '.length).trim());

  it('have each number once', () => {
    expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
  });

  it('hold every rule that code, tests and documents cite', () => {
    const files = productFiles(ROOT, /\.([cm]?[jt]sx?|css|html|json|md|rules)$/);
    const cited = files.flatMap((file) => (readFileSync(file, 'utf8').match(RULE) ?? []).map((rule) => ({ rule, file: relative(ROOT, file) })));
    expect(cited.length).toBeGreaterThan(600);
    expect(cited.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
  });
});

it('docs/running.md names every setting that servers and embedded Firebase read', () => {
  const sources = productFiles(join(ROOT, 'platform'), /(environment|main)\.ts$/);
  const settings = new Set(sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:reader\.\w+\(|env\[)'([A-Z][A-Z_]+)'/g)].map(([, name]) => name)));
  const named = readFileSync(join(ROOT, 'docs', 'running.md'), 'utf8');
  expect(settings.size).toBeGreaterThan(25);
  expect([...settings].filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
});

it('the picture of floors has every folder that has one', () => {
  const picture = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8');
  const folders = Object.values(FLOORS).flat(2);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !picture.includes(`<b>${folder}</b>`))).toEqual([]);
});
