import { addLabelDesign, type ApiResult } from 'shared-kit/api';
import { fileStore, StoreError } from 'shared-kit/firebase/data';
import { CODE, problem, type LabelDesign } from 'shared-kit/model';
import { dataUrlOf } from '../picture/bitmap';

export interface LabelCopy {
  /** The label as it is stored. */
  label: LabelDesign;
  company: string;
  /** The domain that gets the copy, and the moderator who is responsible for it. */
  domain: string;
  parentUid: string;
  name: string;
}

/**
 * Adds a copy of a saved label, with its picture, to a domain of the company (ADD-11). It uses the API call for new labels, with all of
 * its rules. A picture that cannot be downloaded now is a problem; one that no longer exists is left out, as the label shows none either.
 */
export async function copyLabel({ label, company, domain, parentUid, name }: LabelCopy): Promise<ApiResult> {
  let imageFile: string | null = null;
  try {
    if (label.picture !== null) imageFile = await dataUrlOf(await fileStore().read(label.picture));
  } catch (error) {
    const isGone = error instanceof StoreError && error.kind === 'missing';
    if (!isGone) return { ok: false, problem: problem(CODE.serviceUnavailable, { key: 'picture.problem.unavailable' }) };
  }
  const { firstVertex, secondVertex, barcodePatterns } = label;
  return addLabelDesign({ company, parentUid, domain, newLabelDesign: { name, firstVertex, secondVertex, barcodePatterns, imageFile } });
}
