import { CODE, storagePaths, type DomainRef } from 'shared-kit/model';
import type { Bucket } from '../firebase';
import { apiError } from '../http/api-error';
import type { Picture } from '../pictures/picture';

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 404;

const failed = () => apiError(CODE.imageUpload, {}, 503);

/**
 * Pictures of one domain's labels (decision D-51) for the length of one request: each step can be taken back until the
 * settings that name the picture are written.
 */
export class LabelPictures {
  readonly #undo = new Map<string, () => Promise<unknown>>();
  #spare: ReturnType<Bucket['file']> | null = null;

  constructor(
    private readonly bucket: Bucket,
    private readonly domain: DomainRef,
  ) {}

  /** Stores a picture under the label's name and returns its path; 317 when it cannot be stored. */
  async put(label: string, { bytes, contentType }: Picture): Promise<string> {
    const path = storagePaths.label(this.domain, label);
    const file = this.bucket.file(path);
    try {
      await this.remember(path);
      await file.save(bytes, { resumable: false, contentType });
    } catch {
      throw failed();
    }
    return path;
  }

  /** Copies a picture to a label's name and returns its path, or null when there is none any more. */
  async copy(from: string, label: string): Promise<string | null> {
    const path = storagePaths.label(this.domain, label);
    if (path === from) return path;
    try {
      await this.remember(path);
      await this.bucket.file(from).copy(this.bucket.file(path));
      return path;
    } catch (error) {
      if (isMissing(error)) return null;
      throw failed();
    }
  }

  /**
   * Notes the picture that its label is about to lose, as it is now: as soon as the settings are written, another request may
   * store one under the name that has become free. A label that names a picture of somewhere else, as settings written by hand
   * may, does not take that along.
   */
  async spare(path: string | null): Promise<void> {
    this.#spare = null;
    if (!path?.startsWith(storagePaths.label(this.domain, ''))) return;
    const metadata = await this.bucket.file(path).getMetadata().catch(() => null);
    const generation = metadata?.[0].generation;
    if (generation !== undefined) this.#spare = this.bucket.file(path, { preconditionOpts: { ifGenerationMatch: generation } });
  }

  /** Removes what {@link spare} noted. What cannot be removed now goes with the domain. */
  async dropSpare(): Promise<void> {
    await this.#spare?.delete({ ignoreNotFound: true }).catch(() => undefined);
  }

  /** Brings back what was there before, when the settings could not be written. */
  async undo(): Promise<void> {
    await Promise.all([...this.#undo.values()].map((step) => step()));
  }

  /** Only the first time: a transaction that begins anew has already replaced it. */
  private async remember(path: string): Promise<void> {
    if (this.#undo.has(path)) return;
    const file = this.bucket.file(path);
    try {
      const [[bytes], [{ contentType }]] = await Promise.all([file.download(), file.getMetadata()]);
      this.#undo.set(path, () => file.save(bytes, { resumable: false, ...(contentType && { contentType }) }));
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.#undo.set(path, () => file.delete({ ignoreNotFound: true }));
    }
  }
}
