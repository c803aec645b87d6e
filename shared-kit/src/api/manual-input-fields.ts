import type { ManualInputField } from 'shared-kit/model';
import { companyCall } from './client';
import type { ChangedDomain } from './domains';

interface AddManualInputField extends ChangedDomain {
  newData: ManualInputField;
}

/** Adds a manual input field (API-17, MIF-13). */
export const addManualInputField = companyCall<AddManualInputField>('POST', 'mif');

interface RemoveManualInputField extends ChangedDomain {
  /** Its place in the list, from 0. */
  index: number;
  /**
   * The list that the page shows. If the server has another one, the answer is `dataChanged` (D-45); with `basedOn` only if this field
   * differs.
   */
  currentData: readonly ManualInputField[];
}

/** Changes a manual input field (API-18, MIF-14). */
export const changeManualInputField = companyCall<AddManualInputField & RemoveManualInputField>('PATCH', 'mif');

/** Removes a manual input field (API-19, MIF-15). */
export const removeManualInputField = companyCall<RemoveManualInputField>('DELETE', 'mif');
