import type { LabelDesign } from 'shared-kit/model';
import type { ApiResult } from './call';
import { callApi } from './client';
import type { ChangedDomain } from './domains';

interface AddLabelDesign extends ChangedDomain {
  /** `imageFile` is a data URL; null keeps the current picture (LABEL-18). */
  newLabelDesign: Omit<LabelDesign, 'picture'> & { imageFile: string | null };
}

/** Adds a label design (API-14, LABEL-19). */
export function addLabelDesign({ company, parentUid, ...body }: AddLabelDesign): Promise<ApiResult> {
  return callApi({ method: 'POST', path: 'labelDesigns', company, parentUid, body });
}

interface ChangeLabelDesign extends AddLabelDesign {
  /** The current name (D-52). */
  labelName: string;
}

/** Changes a label design (API-15, LABEL-20). */
export function changeLabelDesign({ company, parentUid, ...body }: ChangeLabelDesign): Promise<ApiResult> {
  return callApi({ method: 'PATCH', path: 'labelDesigns', company, parentUid, body });
}

interface RemoveLabelDesign extends ChangedDomain {
  labelName: string;
}

/** Removes a label design (API-16, DSET-20). */
export function removeLabelDesign({ company, parentUid, ...body }: RemoveLabelDesign): Promise<ApiResult> {
  return callApi({ method: 'DELETE', path: 'labelDesigns', company, parentUid, body });
}
