import { access, copyFile, link, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isHashed } from './send-built-file';

const ASSETS = 'assets';

/**
 * The files of every shell that has been served, in the release folder beside those of the remotes. A build takes its predecessor's
 * files away, while pages that were opened before it still load some of them.
 */
export class KeptShells {
  private readonly kept: string;

  /** `onProblem` is told when nothing can be kept, such as on a disk that is only read. */
  constructor(
    private readonly shellFolder: string,
    releaseFolder: string,
    private readonly onProblem: (error: unknown) => void,
  ) {
    this.kept = join(releaseFolder, 'shell');
  }

  /** Keeps the files that the shell consists of now. */
  async keep(): Promise<void> {
    try {
      await mkdir(join(this.kept, ASSETS), { recursive: true });
      const names = (await readdir(join(this.shellFolder, ASSETS))).filter(isHashed);
      await Promise.all(names.map((name) => keepFile(join(this.shellFolder, ASSETS, name), join(this.kept, ASSETS, name))));
    } catch (error) {
      this.onProblem(error);
    }
  }

  /** Where a file lies. What is kept is there to stay, while a build may take the same file away from the shell between two looks at it. */
  async folderOf(path: string): Promise<string> {
    const [folder, name = '', deeper] = path.split('/');
    if (folder !== ASSETS || deeper !== undefined || !isHashed(name)) return this.shellFolder;
    return access(join(this.kept, path)).then(
      () => this.kept,
      () => this.shellFolder,
    );
  }
}

/** One file under two names, which takes no room until the build removes the first; a copy where the two are on different disks. */
async function keepFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    const draft = `${to}.${process.pid}.part`;
    await copyFile(from, draft);
    await rename(draft, to);
  }
}
