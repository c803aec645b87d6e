import { useAnnouncement } from 'shared-kit/ui-overlay';
import { useState } from 'react';

/** A message about the last step, shown until the next one; `canUndo` offers to undo the step. */
export interface Notice {
  text: string;
  canUndo: boolean;
}

export type Announcements = ReturnType<typeof useAnnouncements>;

/** What the editor announces about the last step: to screen readers, and in a notice. */
export function useAnnouncements() {
  const [announced, announce] = useState('');
  const announcement = useAnnouncement(announced, announced);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** Shows a notice if `canUndo` is given, and removes the earlier notice in any case. */
  const announceStep = (text: string, canUndo?: boolean) => {
    announce(text);
    setNotice(canUndo === undefined ? null : { text, canUndo });
  };
  return { announcement, notice, dismissNotice: () => setNotice(null), announce, announceStep };
}
