import { formatNumber, useNow, useText } from 'shared-kit/i18n';
import { PLATFORM_ACTOR, type Change } from 'shared-kit/model';
import { useLink, useSearchParams } from 'shared-kit/router';
import { adoptStyles, Page } from 'shared-kit/ui-core';
import { CompanyNotFound, useHomeCrumb, useRouteCompany } from 'shared-kit/ui-domain';
import { useAnnouncement } from 'shared-kit/ui-overlay';
import { useCallback, useMemo, useState } from 'react';
import { Activity } from './activity';
import activityCss from './activity.css';
import { ActivityExport } from './activity-export';
import { ActivityFilters } from './activity-filters';
import { readFilter, toChangeFilter, withFilter } from './change-filter';
import { useChangeText, type People } from 'shared-kit/ui-display';

adoptStyles(activityCss);

/** `/company/{company}/activity` (ADD-01): who changed what in a company, and when. */
export default function ActivityPage() {
  const { t } = useText('domains');
  const home = useHomeCrumb();
  const route = useRouteCompany();
  const toCompany = useLink('company', 'company');
  const [params, setParams] = useSearchParams();
  // The page may stay open for days, and `today` changes at midnight.
  const now = useNow();
  const [people, addPeople] = usePeople();
  const text = useChangeText(people);
  const { person, kind, period } = readFilter(params);
  const filter = useMemo(() => toChangeFilter({ person, kind, period }, now), [person, kind, period, now]);
  const company = route.id;
  const list = JSON.stringify([company, filter]);
  const { announcement, count } = useCountAnnouncement(list);
  const onRead = (changes: readonly Change[]) => {
    addPeople(changes);
    count(changes.length);
  };
  return (
    <Page
      title={t('activity.title', { company: route.name })}
      names={[route.name]}
      crumbs={[home, ...(toCompany ? [{ label: route.name, to: toCompany({ company }).to }] : [])]}
      state={route}
      missing={<CompanyNotFound company={route.name} />}
      actions={<ActivityExport company={company} filter={filter} text={text} />}
    >
      <ActivityFilters
        filter={{ person, kind, period }}
        people={people}
        onChange={(name, value) => setParams((before) => withFilter(before, name, value), { replace: true })}
      />
      {announcement}
      <Activity
        key={list}
        company={company}
        domains={route.company?.authDomains ?? []}
        filter={filter}
        filtered={person !== null || kind !== null || period !== null}
        text={text}
        onRead={onRead}
        onClear={() => setParams({}, { replace: true })}
      />
      <p className="ic-muted ac-note">{t('activity.people')}</p>
      <p className="ic-muted ac-note">{t('activity.note')}</p>
    </Page>
  );
}

/** Has screen readers read out how many records a list shows: after its filters have changed, and when older records were read (D-133). */
function useCountAnnouncement(list: string) {
  const { t } = useText('domains');
  const { t: common, locale } = useText('common');
  const [read, setRead] = useState({ list: '', count: 0 });
  const text =
    read.count === 0 ? t('activity.noneFound') : common('table.rows', { count: read.count, total: formatNumber(read.count, locale) });
  const announcement = useAnnouncement(read.list === list ? text : null, `${list} ${read.count}`);
  const count = (more: number) => setRead((before) => ({ list, count: before.list === list ? before.count + more : more }));
  return { announcement, count };
}

/** The people in all records that were read so far. The list stays when the filters change. */
function usePeople(): [people: People, addPeople: (changes: readonly Change[]) => void] {
  const [people, setPeople] = useState<People>(new Map());
  const addPeople = useCallback((changes: readonly Change[]) => {
    setPeople((before) => {
      const next = new Map(before);
      for (const { by, byName } of changes) {
        // Records are read newest first, so the first name found is the current one. A uid is used until a record has the name.
        if (by !== '' && by !== PLATFORM_ACTOR && (!next.has(by) || next.get(by) === by)) next.set(by, byName ?? by);
      }
      return next;
    });
  }, []);
  return [people, addPeople];
}
