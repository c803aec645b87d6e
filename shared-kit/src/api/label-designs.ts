import type { LabelDesign } from 'shared-kit/model';
import { companyCall } from './client';
import type { ChangedDomain } from './domains';

interface AddLabelDesign extends ChangedDomain {
  /** `imageFile` is a data URL; null keeps the current picture (LABEL-18). */
  newLabelDesign: Omit<LabelDesign, 'picture'> & { imageFile: string | null };
}

/** Adds a label design (API-14, LABEL-19). */
export const addLabelDesign = companyCall<AddLabelDesign>('POST', 'labelDesigns');

interface ChangeLabelDesign extends AddLabelDesign {
  /** The current name (D-52). */
  labelName: string;
}

/** Changes a label design (API-15, LABEL-20). */
export const changeLabelDesign = companyCall<ChangeLabelDesign>('PATCH', 'labelDesigns');

interface RemoveLabelDesign extends ChangedDomain {
  labelName: string;
}

/** Removes a label design (API-16, DSET-20). */
export const removeLabelDesign = companyCall<RemoveLabelDesign>('DELETE', 'labelDesigns');
