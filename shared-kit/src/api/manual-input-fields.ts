import type { ManualInputField } from 'shared-kit/model';
import type { ApiResult } from './call';
import { callApi } from './client';
import type { ChangedDomain } from './domains';

interface AddManualInputField extends ChangedDomain {
  newData: ManualInputField;
}

/** Adds a manual input field (API-17, MIF-13). */
export function addManualInputField({ company, parentUid, ...body }: AddManualInputField): Promise<ApiResult> {
  return callApi({ method: 'POST', path: 'mif', company, parentUid, body });
}

interface RemoveManualInputField extends ChangedDomain {
  /** Its place in the list, from 0. */
  index: number;
  /**
   * The list that the page shows. If the server has another one, the answer is code 5 (D-45); with `basedOn` only if this field
   * differs.
   */
  currentData: readonly ManualInputField[];
}

/** Changes a manual input field (API-18, MIF-14). */
export function changeManualInputField({
  company,
  parentUid,
  ...body
}: AddManualInputField & RemoveManualInputField): Promise<ApiResult> {
  return callApi({ method: 'PATCH', path: 'mif', company, parentUid, body });
}

/** Removes a manual input field (API-19, MIF-15). */
export function removeManualInputField({ company, parentUid, ...body }: RemoveManualInputField): Promise<ApiResult> {
  return callApi({ method: 'DELETE', path: 'mif', company, parentUid, body });
}
