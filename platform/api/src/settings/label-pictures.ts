import { createHash } from 'node:crypto';
import { CODE, storagePaths, type DomainRef } from 'shared-kit/model';
import type { Bucket } from '../firebase/firebase';
import { isServiceFault } from '../faults/faults';
import { apiError } from '../http/api-error';
import type { Picture } from '../uploads/pictures/picture-maker';

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 404;

/** An outage of Storage says nothing about the picture. */
const failed = (error: unknown) => (isServiceFault(error) ? error : apiError(CODE.imageUpload, {}, 503));

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex').slice(0, 32);

export interface NewLabelPicture {
  readonly path: string;
  /** Stores the file; `imageUpload` when Storage does not take it. A file that is there already has the same content and stays. */
  store(): Promise<void>;
}

/**
 * A label's picture, whose path is made of the label's name and the picture's content (D-51, ADR-0021). The file is not
 * replaced, and only removed with the domain: older versions of the settings name it too.
 */
export function newLabelPicture(bucket: Bucket, domain: DomainRef, label: string, { bytes, contentType }: Picture): NewLabelPicture {
  const path = storagePaths.label(domain, label, hashOf(bytes));
  return {
    path,
    async store() {
      const file = bucket.file(path);
      try {
        const [isThere] = await file.exists();
        if (!isThere) await file.save(bytes, { resumable: false, contentType });
      } catch (error) {
        throw failed(error);
      }
    },
  };
}

/** Copies of another domain's label pictures in a new one, which can be taken back until the new domain is written. */
export class CopiedLabelPictures {
  readonly #copies = new Set<string>();

  constructor(
    private readonly bucket: Bucket,
    private readonly from: DomainRef,
    private readonly to: DomainRef,
  ) {}

  /** Copies the picture of a label and returns the path of the copy, or null when the file is gone. */
  async copy(picture: string, label: string): Promise<string | null> {
    const path = this.pathOf(picture, label);
    try {
      await this.bucket.file(picture).copy(this.bucket.file(path));
    } catch (error) {
      if (isMissing(error)) return null;
      throw failed(error);
    }
    this.#copies.add(path);
    return path;
  }

  async undo(): Promise<void> {
    await Promise.all([...this.#copies].map((path) => this.bucket.file(path).delete({ ignoreNotFound: true })));
  }

  /**
   * The copy keeps the file's name, which is made of its content. A picture outside of the domain's folder, which only settings
   * written by hand name, gets a name made of its path.
   */
  private pathOf(picture: string, label: string): string {
    const own = storagePaths.label(this.from, '');
    return picture.startsWith(own)
      ? storagePaths.label(this.to, picture.slice(own.length))
      : storagePaths.label(this.to, label, hashOf(picture));
  }
}
