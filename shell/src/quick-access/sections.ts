import { ENTRY_GROUPS, type Entry, type EntryGroup, type EntrySection } from './entry';
import { rank } from './rank';

/** More than this nobody reads through; a search is told to be narrower. */
export const SHOWN = 50;

export interface Sections {
  sections: readonly EntrySection[];
  /** How many there are, shown or not. */
  total: number;
}

/** What is listed: without a search by kind, what was used lately first; for a search the likeliest first. */
export function sectionsOf(entries: readonly Entry[], search: string, recent: readonly string[], titles: Record<EntryGroup | 'recent', string>): Sections {
  if (search.trim() !== '') {
    const found = rank(entries, search, recent);
    return { sections: [{ key: 'found', entries: found.slice(0, SHOWN) }], total: found.length };
  }
  const used = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const others = entries.filter((entry) => !entry.onSearch && !used.includes(entry));
  const listed: EntrySection[] = [
    { key: 'recent', title: titles.recent, entries: used },
    ...ENTRY_GROUPS.map((group) => ({ key: group, title: titles[group], entries: others.filter((entry) => entry.group === group) })),
  ];
  let room = SHOWN;
  const sections = listed.map((section) => {
    const shown = section.entries.slice(0, room);
    room -= shown.length;
    return { ...section, entries: shown };
  });
  return { sections: sections.filter((section) => section.entries.length > 0), total: used.length + others.length };
}
