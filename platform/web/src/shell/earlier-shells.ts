import { access, copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isHashed } from './send-built-file';

const ASSETS = 'assets';

/**
 * Copies of the files of each served shell, in the release folder beside the remotes. A build removes the files of the previous shell, but pages that were
 * opened before the build still load some of them.
 */
export class EarlierShells {
  private readonly folder: string;

  /** `onProblem` is called when files cannot be stored, for example on a read-only disk. */
  constructor(
    private readonly shellFolder: string,
    releaseFolder: string,
    private readonly onProblem: (error: unknown) => void,
  ) {
    this.folder = join(releaseFolder, 'shell');
  }

  /** Stores the files of the present shell. */
  async store(): Promise<void> {
    try {
      await mkdir(join(this.folder, ASSETS), { recursive: true });
      const names = (await readdir(join(this.shellFolder, ASSETS))).filter(isHashed);
      await Promise.all(names.map((name) => storeFile(join(this.shellFolder, ASSETS, name), join(this.folder, ASSETS, name))));
    } catch (error) {
      this.onProblem(error);
    }
  }

  /** The folder from which to read a file. The stored copy is preferred, because a build may remove the shell's file at any moment. */
  async folderOf(path: string): Promise<string> {
    const [folder, name = '', deeper] = path.split('/');
    if (folder !== ASSETS || deeper !== undefined || !isHashed(name)) return this.shellFolder;
    return access(join(this.folder, path)).then(
      () => this.folder,
      () => this.shellFolder,
    );
  }
}

/** Stores a file as a hard link, which needs no space, or as a copy if the folders are on different disks. */
async function storeFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    const draft = `${to}.${process.pid}.part`;
    try {
      await copyFile(from, draft);
      await rename(draft, to);
    } finally {
      await rm(draft, { force: true });
    }
  }
}
