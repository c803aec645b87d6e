import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asMarkdown, fromMarkdown, offersOf } from './reports';
import { differenceOf, inWords, isLower, isSame, nextVersion } from './steps';

/** @typedef {import('./reports').Offer} Offer */

const ENDING = '.api.md';

/** The kit's exported declarations: those of the present sources, and those in the committed reports. */
export class KitApi {
  /** @param {string} kit the package's folder, after the compiler was there */
  constructor(kit) {
    this.kit = kit;
    this.folder = join(kit, 'api');
    this.offers = offersOf(kit);
    this.committed = readReports(this.folder);
    this.difference = differenceOf(this.committed, this.offers);
    /** The version of the package, and the version of the committed reports. */
    this.version = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')).version;
    this.reported = existsSync(join(this.folder, 'version')) ? readFileSync(join(this.folder, 'version'), 'utf8').trim() : '0.0.0';
  }

  /** A message about what is missing before the present declarations may be committed; null when nothing is. @returns {string | null} */
  fault() {
    if (isSame(this.difference))
      return this.version === this.reported
        ? null
        : `shared-kit is ${this.version}, its committed API that of ${this.reported}. Run npm run api.`;
    const needed = nextVersion(this.reported, this.difference);
    return `The API of shared-kit has changed since ${this.reported} and needs a version of its own, ${needed} or higher.\n${inWords(this.difference)}\nRun npm run api, which raises it, and read what it writes.`;
  }

  /** Writes the reports and the CHANGELOG for the present declarations, and raises the version when they have changed. @returns {string} the version */
  write() {
    const needed = isSame(this.difference) ? this.version : nextVersion(this.reported, this.difference);
    if (isLower(this.version, needed)) this.raiseTo(needed);
    mkdirSync(this.folder, { recursive: true });
    for (const file of readdirSync(this.folder)) if (file.endsWith(ENDING)) rmSync(join(this.folder, file));
    for (const [entry, offer] of this.offers) writeFileSync(join(this.folder, fileOf(entry)), asMarkdown(entry, offer));
    writeFileSync(join(this.folder, 'version'), `${this.version}\n`);
    return this.version;
  }

  /** @param {string} version */
  raiseTo(version) {
    edit(join(this.kit, 'package.json'), (text) => text.replace(/("version": ")[^"]*(")/, `$1${version}$2`));
    edit(join(this.kit, 'CHANGELOG.md'), (text) =>
      text.includes(`\n## ${version}\n`) ? text : text.replace(/\n## /, () => `\n## ${version}\n${inWords(this.difference)}\n\n## `),
    );
    this.version = version;
  }
}

/** @param {string} entry such as `model/overview` */
const fileOf = (entry) => `${entry.replaceAll('/', '.')}${ENDING}`;

/** @param {string} folder @returns {Map<string, Offer>} */
function readReports(folder) {
  if (!existsSync(folder)) return new Map();
  const reports = readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Map(reports.map((report) => [/^# (.+)$/m.exec(report)?.[1] ?? '', fromMarkdown(report)]));
}

/** @param {string} file @param {(text: string) => string} change */
const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));
