import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY_JSON } from './registry-entry.mjs';
import { problemText } from './problem-text.mjs';

/** What differs from build to build in the registry's entry, and the texts, which pages replace by themselves. */
const NOT_DECLARED = ['version', 'entry', 'integrity', 'kit', 'titles', 'labels'];

/** Tells the pages that show a remote in development of its builds, and of errors of types in its sources. */
export class DevReport {
  /**
   * @param {Pick<Awaited<ReturnType<typeof import('./dev-server.mjs').startDevServer>>, 'tell'>} server
   * @param {string} folder where the build writes
   * @param {string} name of the package
   */
  constructor(server, folder, name) {
    this.server = server;
    this.folder = folder;
    this.name = name;
    this.hash = '';
    this.declared = '';
    /** @type {string[]} */
    this.problems = [];
    /** @type {string[]} */
    this.typeErrors = [];
  }

  /** After a build. @param {import('webpack').Stats | undefined} stats @param {Error | null} [error] one that is none of the code */
  built(stats, error) {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    this.problems = [...errors.map((problem) => problemText(problem, this.name)), ...(error ? [`${this.name}: ${error.message}`] : [])];
    if (this.problems.length === 0 && stats) {
      this.hash = stats.hash ?? '';
      this.declared = declarationOf(join(this.folder, ENTRY_JSON));
    }
    this.tell();
  }

  /** After a check of types. @param {string[]} typeErrors */
  typed(typeErrors) {
    this.typeErrors = typeErrors;
    this.tell();
  }

  tell() {
    const { hash, declared, problems, typeErrors } = this;
    // A mistake that ends the build is often one of types too.
    this.server.tell({ hash, declared, problems: problems.length > 0 ? problems : typeErrors });
  }
}

/** A hash of what a registry entry declares to the shell. @param {string} file */
function declarationOf(file) {
  const declared = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), (key, value) => (NOT_DECLARED.includes(key) ? undefined : value));
  return createHash('sha256').update(declared).digest('hex').slice(0, 10);
}
