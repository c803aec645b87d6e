import type { ReactNode } from 'react';
import type { Message } from '../../model';

/** A name, an address, a code or other text that a person has typed. The browser's translation does not change it. */
export function Name({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}

/** A text of the console with names in it, such as `t('settingsOf', { domain })` with `[domain]`. Only the text around them is translated. */
export function WithNames({ text, names }: { text: string; names: readonly string[] }): ReactNode {
  // The longest first, because one name may be the beginning of another.
  const sorted = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return text;
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(${sorted.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  // `split` puts the matches of the group at odd indexes.
  return <span>{text.split(anyName).map((part, place) => (place % 2 === 1 ? <Name key={place}>{part}</Name> : part))}</span>;
}

/** The arguments of a message: names and codes. */
export const namesOf = (message: Message | string): readonly string[] =>
  typeof message === 'string' ? [] : (message.args ?? []).map(String);

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
