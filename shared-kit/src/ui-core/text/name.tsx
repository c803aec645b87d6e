import type { ReactNode } from 'react';
import type { Message } from '../../model';

/** A name, an address, a code or another text that a person has typed. A browser's translation leaves it as it is. */
export function Name({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}

/** A text of the console with names in it, such as `t('settingsOf', { domain })` with `[domain]`. Only the text around them is translated. */
export function WithNames({ text, names }: { text: string; names: readonly string[] }): ReactNode {
  // The longest first: one name may begin another.
  const sorted = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return text;
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(${sorted.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  // What a group matches stands at the odd places.
  return <span>{text.split(anyName).map((part, place) => (place % 2 === 1 ? <Name key={place}>{part}</Name> : part))}</span>;
}

/** What a message is filled in with: names and codes. */
export const namesOf = (message: Message | string): readonly string[] =>
  typeof message === 'string' ? [] : (message.args ?? []).map(String);

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
