import { ENTRY_GROUPS, type Entry, type EntryGroup, type EntrySection } from './entry';
import { rank } from './rank';

/** The most entries in the list. Nobody reads more; a note asks for a narrower search. */
const SHOWN = 50;

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

/**
 * The listed entries and the results of remotes in one list. A page that is in both, such as a recent one, is listed once, as the remote tells
 * it, because that names its kind. Listed entries whose label occurs more than once get the title of their group in front of their hint.
 */
export function joinSections(
  listed: readonly EntrySection[],
  results: readonly EntrySection[],
  titleOf: (group: EntryGroup) => string,
): readonly EntrySection[] {
  const pathsIn = (sections: readonly EntrySection[]) =>
    new Map(sections.flatMap(({ entries }) => entries.flatMap((entry) => (entry.to === undefined ? [] : [[entry.to, entry]]))));
  const [found, known] = [pathsIn(results), pathsIn(listed)];
  const others = results
    .map((section) => ({ ...section, entries: section.entries.filter(({ to }) => to === undefined || !known.has(to)) }))
    .filter(({ entries }) => entries.length > 0);
  const labels = [...listed, ...others].flatMap(({ entries }) => entries.map(({ label }) => label));
  const repeated = new Set(labels.filter((label, at) => labels.indexOf(label) !== at));
  const told = (entry: Entry): Entry => {
    const same = entry.to === undefined ? undefined : found.get(entry.to);
    if (same) return { ...entry, hint: same.hint, icon: same.icon };
    return repeated.has(entry.label) ? { ...entry, hint: [titleOf(entry.group), entry.hint].filter(Boolean).join(' · ') } : entry;
  };
  // Under the titles of groups each entry's kind is told already.
  const alone = (section: EntrySection) => section.title === undefined;
  return [...listed.map((section) => (alone(section) ? { ...section, entries: section.entries.map(told) } : section)), ...others];
}

export const countResults = (sections: readonly EntrySection[]): number =>
  sections.reduce((sum, { entries }) => sum + entries.filter(({ rest }) => !rest).length, 0);
