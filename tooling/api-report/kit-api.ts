import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asMarkdown, fromMarkdown, offersOf, type Offer } from './reports';
import { differenceOf, inWords, isLower, isSame, nextVersion } from './steps';

const ENDING = '.api.md';

/** The kit's exported declarations: those of the present sources, and those in the committed reports. */
export class KitApi {
  private readonly folder: string;
  private readonly offers: Map<string, Offer>;
  private readonly difference: ReturnType<typeof differenceOf>;
  /** The version of the package. */
  private version: string;
  /** The version of the committed reports. */
  private readonly reported: string;

  /** @param kit the package's folder, after the compiler was there */
  constructor(private readonly kit: string) {
    this.folder = join(kit, 'api');
    this.offers = offersOf(kit);
    this.difference = differenceOf(readReports(this.folder), this.offers);
    this.version = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')).version;
    this.reported = existsSync(join(this.folder, 'version')) ? readFileSync(join(this.folder, 'version'), 'utf8').trim() : '0.0.0';
  }

  /** A message about what is missing before the present declarations may be committed; null when nothing is. */
  fault(): string | null {
    if (isSame(this.difference))
      return this.version === this.reported
        ? null
        : `shared-kit is ${this.version}, its committed API that of ${this.reported}. Run npm run api.`;
    const needed = nextVersion(this.reported, this.difference);
    return `The API of shared-kit has changed since ${this.reported} and needs a version of its own, ${needed} or higher.\n${inWords(this.difference)}\nRun npm run api, which raises it, and read what it writes.`;
  }

  /** Writes the reports and the CHANGELOG for the present declarations, and raises the version when they have changed. @returns the version */
  write(): string {
    const needed = isSame(this.difference) ? this.version : nextVersion(this.reported, this.difference);
    if (isLower(this.version, needed)) this.raiseTo(needed);
    mkdirSync(this.folder, { recursive: true });
    for (const file of readdirSync(this.folder)) if (file.endsWith(ENDING)) rmSync(join(this.folder, file));
    for (const [entry, offer] of this.offers) writeFileSync(join(this.folder, fileOf(entry)), asMarkdown(entry, offer));
    writeFileSync(join(this.folder, 'version'), `${this.version}\n`);
    return this.version;
  }

  private raiseTo(version: string) {
    edit(join(this.kit, 'package.json'), (text) => text.replace(/("version": ")[^"]*(")/, `$1${version}$2`));
    edit(join(this.kit, 'CHANGELOG.md'), (text) =>
      text.includes(`\n## ${version}\n`) ? text : text.replace(/\n## /, () => `\n## ${version}\n${inWords(this.difference)}\n\n## `),
    );
    this.version = version;
  }
}

/** @param entry such as `model/overview` */
const fileOf = (entry: string) => `${entry.replaceAll('/', '.')}${ENDING}`;

function readReports(folder: string): Map<string, Offer> {
  if (!existsSync(folder)) return new Map();
  const reports = readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Map(reports.map((report) => [/^# (.+)$/m.exec(report)?.[1] ?? '', fromMarkdown(report)]));
}

const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')));
