import { useNow } from 'shared-kit/i18n';
import { READING_RESULTS, type ReadingResult } from 'shared-kit/model';
import { useLocation } from 'shared-kit/router';
import { useUrlParams } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { GRAINS_OF, readView, spanOfPeriod, type Grain, type QualityPeriod } from './figures/period-of-quality';

export type QualityView = ReturnType<typeof useQualityView>;

/** What the page shows, in its URL: period, grain, results of the chart, and what is opened of a bar. */
export function useQualityView() {
  const { search } = useLocation();
  const { paramOf, setParams } = useUrlParams();
  // The page may stay open for days, and the periods end today.
  const now = useNow();
  const { period, grain } = readView(paramOf('period'), paramOf('by'));
  const today = new Date(now).toDateString();
  // oxlint-disable-next-line react/exhaustive-deps -- the time within a day changes nothing
  const span = useMemo(() => spanOfPeriod(period, now), [period, today]);
  const chosen = (paramOf('result') ?? '').split(',');
  const results = READING_RESULTS.filter((result) => chosen.includes(result));
  return {
    period,
    grain,
    span,
    /** The results that the chart over time is filtered by; when empty, it has all. */
    results,
    choosePeriod: (next: QualityPeriod | undefined) => setParams({ period: next ?? null, by: null, at: null }),
    chooseGrain: (next: Grain | undefined) => setParams({ by: next ?? null, at: null }),
    chooseResults: (next: readonly ReadingResult[]) => setParams({ result: next.length > 0 ? next.join(',') : null }),
    grains: GRAINS_OF[period],
    /** The street, person or bar whose sessions or domains are open; null for none. An empty street is that of addresses without one. */
    street: paramOf('street'),
    person: paramOf('person'),
    at: Number(paramOf('at') ?? Number.NaN),
    /** The page with something opened. */
    opened: (name: 'street' | 'person' | 'at', value: string): string => {
      const params = new URLSearchParams(search);
      OPENED.forEach((one) => params.delete(one));
      params.set(name, value);
      return `?${params.toString()}`;
    },
    close: () => setParams({ street: null, person: null, at: null }),
    /** The same period and grain, for a page of a domain. */
    sharedParams: () => {
      const params = new URLSearchParams(search);
      return new URLSearchParams(SHARED.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])));
    },
  };
}

const OPENED = ['street', 'person', 'at'] as const;
const SHARED = ['period', 'by', 'result'] as const;
