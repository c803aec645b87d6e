import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY_FILE } from './build-form';
import type { DevServer } from './dev-server';
import { problemText } from './problem-text';
import type { Stats } from 'webpack';

/** Fields of the registry entry that are no declarations: those that change with every build, and texts, which pages replace by themselves. */
const NOT_DECLARED = ['version', 'entry', 'integrity', 'kit', 'titles', 'labels'];

/** Tells the pages that show a remote in development about its builds and its type errors. */
export class DevReport {
  private hash = '';
  private declared = '';
  private problems: string[] = [];
  private typeErrors: string[] = [];

  /**
   * @param folder where the build writes
   * @param name of the package
   */
  constructor(
    private readonly server: Pick<DevServer, 'tell'>,
    private readonly folder: string,
    private readonly name: string,
  ) {}

  /** Call it after a build. @param error an error outside of the code */
  built(stats: Stats | undefined, error?: Error | null) {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    this.problems = [...errors.map((problem) => problemText(problem, this.name)), ...(error ? [`${this.name}: ${error.message}`] : [])];
    if (this.problems.length === 0 && stats) {
      this.hash = stats.hash;
      this.declared = declarationOf(join(this.folder, ENTRY_FILE));
    }
    this.tell();
  }

  /** Call it after a type check. */
  typed(typeErrors: string[]) {
    this.typeErrors = typeErrors;
    this.tell();
  }

  private tell() {
    const { hash, declared, problems, typeErrors } = this;
    // Type errors are only shown if the build has no problems, since a mistake that breaks the build is often a type error too.
    this.server.tell({ hash, declared, problems: problems.length > 0 ? problems : typeErrors });
  }
}

/** A hash of the declarations in a registry entry. */
function declarationOf(file: string) {
  const declared = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), (key, value) => (NOT_DECLARED.includes(key) ? undefined : value));
  return createHash('sha256').update(declared).digest('hex').slice(0, 10);
}
