import { useState } from 'react';

/** The text, or while it is undefined the last one under the same key: a page still names what is removed while it is open. */
export function useLastKnown(key: string, text: string | undefined): string | undefined {
  const [last, setLast] = useState({ key, text });
  const known = text ?? (last.key === key ? last.text : undefined);
  if (last.key !== key || last.text !== known) setLast({ key, text: known });
  return known;
}
