import { ENTRY_GROUPS, type Entry, type EntryGroup, type EntrySection } from './entry';
import { rank } from './rank';

/** The most entries in the list. Nobody reads more; a note asks for a narrower search. */
export const SHOWN = 50;

export interface Sections {
  sections: readonly EntrySection[];
  /** The number of all entries, including those that are not shown. */
  total: number;
}

/** The listed entries: without a search by kind, recent entries first; with a search the best match first. */
export function sectionsOf(
  entries: readonly Entry[],
  search: string,
  recent: readonly string[],
  titleOf: (group: EntryGroup) => string,
): Sections {
  if (search.trim() !== '') {
    const results = rank(entries, search, recent);
    return { sections: [{ key: 'found', entries: results.slice(0, SHOWN) }], total: results.length };
  }
  const recentEntries = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const others = entries.filter((entry) => !entry.onSearch && !recentEntries.includes(entry));
  const inGroup = (group: EntryGroup) => others.filter((entry) => entry.group === group);
  const listed: EntrySection[] = [
    ...ENTRY_GROUPS.map((group) => ({
      key: group,
      title: titleOf(group),
      entries: group === 'recent' ? [...recentEntries, ...inGroup(group)] : inGroup(group),
    })),
  ];
  let remaining = SHOWN;
  const sections = listed.map((section) => {
    const shownEntries = section.entries.slice(0, remaining);
    remaining -= shownEntries.length;
    return { ...section, entries: shownEntries };
  });
  return { sections: sections.filter((section) => section.entries.length > 0), total: recentEntries.length + others.length };
}

/** The results of remotes without the pages that are listed already, such as recent ones. */
export function withoutListed(results: readonly EntrySection[], listed: readonly EntrySection[]): readonly EntrySection[] {
  const listedPaths = new Set(listed.flatMap(({ entries }) => entries.map(({ to }) => to)));
  return results
    .map((section) => ({ ...section, entries: section.entries.filter(({ to }) => to === undefined || !listedPaths.has(to)) }))
    .filter(({ entries }) => entries.length > 0);
}
