import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The built page, read again only after a build. */
export class ShellPage {
  private readonly file: string;
  private html = Promise.resolve('');
  private readAt = 0;

  /** `onNew` runs before a newly built page is sent for the first time. */
  constructor(
    folder: string,
    private readonly onNew: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.file = join(folder, 'index.html');
  }

  /** Null when the shell has not been built. */
  async read(): Promise<string | null> {
    try {
      const { mtimeMs } = await stat(this.file);
      if (mtimeMs !== this.readAt) {
        this.readAt = mtimeMs;
        this.html = this.readAgain();
      }
      return await this.html;
    } catch (error) {
      this.readAt = 0;
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  private async readAgain(): Promise<string> {
    const html = await readFile(this.file, 'utf8');
    await this.onNew();
    return html;
  }
}

/**
 * The page with the nonce on each style and script that stands in it, and `extra` at the end of its head. Scripts with a URL are allowed by
 * where they come from: under a nonce that is new in each answer, a browser would compile them again at each reload, although it holds them
 * compiled.
 */
export function withNonce(html: string, nonce: string, extra = ''): string {
  return html.replace(/<(script|style)(?=[\s>])(?![^>]*\ssrc=)/g, `<$1 nonce="${nonce}"`).replace('</head>', () => `${extra}</head>`);
}
