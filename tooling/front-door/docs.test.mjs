import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FLOORS } from '../../.dependency-cruiser.mjs';
import { readJson, readWorkspace, ROOT } from './workspace.mjs';

const { scripts } = readJson(join(ROOT, 'package.json'));

const docsIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
const DOCS = [ROOT, join(ROOT, 'docs'), join(ROOT, 'docs', 'decisions'), join(ROOT, 'tooling', 'release'), ...readWorkspace().map(({ folder }) => folder)].flatMap(docsIn);

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

it('the documents lead nowhere that there is not', () => {
  const links = (text) => [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link]) => link);
  const isBroken = (link, file) => {
    const [path, anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
    return !existsSync(target) || (anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor));
  };
  expect(DOCS.flatMap((file) => links(readFileSync(file, 'utf8'))).length).toBeGreaterThan(20);
  expect(faults((text, file) => links(text).filter((link) => isBroken(link, file)))).toEqual([]);
});

it('the picture of floors has every folder that has one', () => {
  const picture = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8');
  const folders = Object.values(FLOORS).flat(2);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !picture.includes(`<b>${folder}</b>`))).toEqual([]);
});
