import { modKey, useOwnPreference } from 'shared-kit/host/state';
import { formatNumber, useText } from 'shared-kit/i18n';
import { latinKey, useFeedback } from 'shared-kit/state';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { Button, coreIcons, Icon } from 'shared-kit/ui-core';
import { icons, useAnnouncement } from 'shared-kit/ui-overlay';
import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { NativeDialog } from '../../overlay/native-dialog';
import overlayCss from '../../overlay/overlay.css';
import type { Entry, EntryGroup } from './entry';
import quickAccessCss from './quick-access.css';
import { QuickAccessNotes } from './quick-access-notes';
import { ResultList } from './result-list';
import { countResults, joinSections, sectionsOf } from './sections';
import { useEntries } from './use-entries';
import { useFinders } from './use-finders';

/** Removed when the user signs out, because ids name companies and domains. */
const KEY = 'quickAccess.recent';
const MAX_IDS = 6;

const parse = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, MAX_IDS) : [];

/** The ids of recently chosen entries, latest first, and a function to add one. */
function useRecent(): [recent: readonly string[], remember: (id: string) => void] {
  const [recent, set] = useOwnPreference(KEY, parse);
  return [recent, useCallback((id: string) => set((before) => [id, ...before.filter((one) => one !== id)].slice(0, MAX_IDS)), [set])];
}

adoptOwnStyles(overlayCss);
adoptOwnStyles(quickAccessCss);

/** Opens pages and runs actions by name (Ctrl+K): a combobox of all pages, companies, domains and actions of this user. */
export default function QuickAccess({ onClose }: { onClose: () => void }) {
  const { t, locale } = useText('common');
  const [search, setSearch] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [recent, remember] = useRecent();
  const all = useEntries();
  const { beginAction } = useFeedback();
  const listId = useId();

  const titleOf = (group: EntryGroup) => t(`actions.${group}`);
  const ownResults = sectionsOf(all, search, recent, titleOf);
  const remoteResults = useFinders(search);
  const sections = joinSections(ownResults.sections, remoteResults.sections, titleOf);
  const shown = countResults(sections);
  const notShown = ownResults.total - countResults(ownResults.sections) + remoteResults.notListed;
  const total = shown + notShown;
  // Results of remotes arrive later, and belong to the same search.
  const announcement = useAnnouncement(search.trim() === '' ? '' : t('quickAccess.count', { count: total }), `${search} ${total}`);
  const shownEntries = sections.flatMap(({ entries }) => entries);
  // By id and not by index: results of remotes arrive while the list is open, and Enter must open the entry that was selected.
  const current = Math.max(
    shownEntries.findIndex(({ id }) => id === activeId),
    0,
  );

  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    beginAction();
    remember(entry.id);
    onClose();
    // Run it later: closing moves the focus back, and the action may then move it on.
    setTimeout(entry.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const closes = latinKey(event.nativeEvent).toLowerCase() === 'k' && event[modKey() === 'Meta' ? 'metaKey' : 'ctrlKey'];
    const next = nextOption(current, shownEntries.length, event.key);
    if (event.nativeEvent.isComposing || (!closes && next === null && event.key !== 'Enter')) return;
    event.preventDefault();
    if (closes) onClose();
    else if (next !== null) setActiveId(shownEntries[next]?.id);
    else choose(shownEntries[current]);
  };

  return (
    <NativeDialog className="ic-quick" label={t('quickAccess.title')} onClose={onClose}>
      <div className="ic-quick-head">
        <Icon of={icons.search} />
        <input
          className="ic-quick-input"
          role="combobox"
          aria-label={t('quickAccess.label')}
          aria-expanded={shownEntries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shownEntries[current] && `${listId}-${current}`}
          placeholder={t('quickAccess.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="text" icon={<Icon of={coreIcons.close} />} aria-label={t('action.close')} onClick={onClose} />
      </div>
      <ResultList
        id={listId}
        label={t('quickAccess.results')}
        sections={sections}
        active={current}
        onActive={(entry) => setActiveId(entry.id)}
        onChoose={choose}
      />
      <QuickAccessNotes search={search} isEmpty={shownEntries.length === 0} remoteResults={remoteResults} />
      {announcement}
      {notShown > 0 && (
        <p className="ic-quick-note">{t('quickAccess.more', { shown: formatNumber(shown, locale), total: formatNumber(total, locale) })}</p>
      )}
    </NativeDialog>
  );
}

const PAGE = 8;

/** The index of the option that a key moves to, or null for other keys. Arrows wrap around at both ends. */
function nextOption(current: number, count: number, key: string): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'PageDown') return Math.min(current + PAGE, count - 1);
  if (key === 'PageUp') return Math.max(current - PAGE, 0);
  return null;
}
