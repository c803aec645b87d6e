import { useState } from 'react';

/** A message about the last step, shown until the next one; `canUndo` offers to undo the step. */
export interface Notice {
  text: string;
  canUndo: boolean;
}

export interface Announcements {
  /** A text about the last step, for screen readers. */
  announced: string;
  notice: Notice | null;
  dismissNotice: () => void;
}

export interface AnnouncementsToWrite extends Announcements {
  /** Only for screen readers. */
  announce: (text: string) => void;
  /** About a step. Shows a notice if `canUndo` is given, and removes the earlier notice in any case. */
  announceStep: (text: string, canUndo?: boolean) => void;
}

/** What the editor announces about the last step. */
export function useAnnouncements(): AnnouncementsToWrite {
  const [announced, announce] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  const announceStep = (text: string, canUndo?: boolean) => {
    announce(text);
    setNotice(canUndo === undefined ? null : { text, canUndo });
  };
  return { announced, notice, dismissNotice: () => setNotice(null), announce, announceStep };
}
