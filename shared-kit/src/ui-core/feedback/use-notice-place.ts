import { useEffect, useId } from 'react';
import { useFeedback } from '../../state/use-feedback';

/** A place for notices in the page. */
export function useNoticePlace(): string {
  return usePlace(true, false);
}

/**
 * A place for notices in a dialog, while it is open. To be called outside of antd's dialog, which no longer renders what is in it when it
 * closes.
 */
export function useDialogPlace(open = true): string {
  return usePlace(open, true);
}

function usePlace(open: boolean, isDialog: boolean): string {
  const { showNoticesAt } = useFeedback();
  const place = useId();
  useEffect(() => (open ? showNoticesAt(place, isDialog) : undefined), [showNoticesAt, place, open, isDialog]);
  return place;
}
