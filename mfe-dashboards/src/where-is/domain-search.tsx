import { formatAgo, formatDate, useNow, useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import { adoptStyles, Button, EmptyState, ErrorState, Text } from 'shared-kit/ui-core';
import { useUrlParams } from 'shared-kit/ui-data';
import { useDomainSettings } from 'shared-kit/ui-domain';
import { ProgressBar, useAnnouncement } from 'shared-kit/ui-overlay';
import { Answer, Searched } from './answer';
import type { SearchAnswer } from './search-job';
import { MAX_TEXT, SearchForm } from './search-form';
import { useSearch } from './use-search';
import whereIsCss from './where-is.css';

adoptStyles(whereIsCss);

/** The search of a domain: its text stands in the URL, so that a link leads to the answer. */
export function DomainSearch({ domainRef, sessions }: { domainRef: DomainRef; sessions: readonly Session[] }) {
  const { t } = useText('whereIs');
  const { paramOf, setParams } = useUrlParams();
  const text = (paramOf('q') ?? '').slice(0, MAX_TEXT).trim();
  const { settings, problem: settingsProblem, retry: retrySettings } = useDomainSettings(domainRef);
  const search = useSearch(domainRef, sessions, settings, text);
  const answer = text === '' || search.isSuperseded ? undefined : search.answer;
  const spoken = useSpokenAnswer(answer);
  // Nothing is said of an empty search, so that the first answer is not what the page has opened with.
  const announcement = useAnnouncement(text === '' ? '' : spoken, text);

  if (settingsProblem) return <ErrorState message={settingsProblem} onRetry={retrySettings} />;
  return (
    <div className="db-where">
      <SearchForm text={text} fields={fieldsOf(settings)} onSearch={(typed) => setParams({ q: typed || null })} />
      {announcement}
      {text !== '' && search.problem && <ErrorState message={search.problem} onRetry={search.retry} />}
      {text !== '' && !answer && !search.problem && !search.cancelled && (
        <ProgressBar label={t('searching')} value={null} onCancel={search.cancel} />
      )}
      {text !== '' && !answer && search.cancelled && (
        <EmptyState title={t('cancelled')} action={<Button onClick={search.retry}>{t('searchAgain')}</Button>}>
          {t('cancelledHelp')}
        </EmptyState>
      )}
      {answer && answer.sightings.length > 0 && <Answer domainRef={domainRef} answer={answer} />}
      {answer?.sightings.length === 0 && <NotSeen answer={answer} text={text} />}
    </div>
  );
}

function NotSeen({ answer, text }: { answer: SearchAnswer; text: string }) {
  const { t } = useText('whereIs');
  return (
    <EmptyState title={t('notSeen', { text })}>
      <Searched answer={answer} /> <Text>{t('notSeenHelp')}</Text>
    </EmptyState>
  );
}

/** What screen readers hear of the answer; null before it is there. */
function useSpokenAnswer(answer: SearchAnswer | undefined): string | null {
  const { t, locale } = useText('whereIs');
  const now = useNow();
  if (!answer) return null;
  const [last] = answer.sightings;
  if (!last) return t('saidNotSeen', { since: formatDate(answer.since, locale, 'day') });
  return t('said', { address: last.address, when: formatAgo(last.checkedAt, now, locale), session: last.session.name });
}

/** The names of the fields of the domain's barcodes, as an example of what can be looked for. */
const fieldsOf = (settings: DomainSettings | undefined): string[] => {
  const names = (settings?.labelDesigns ?? [])
    .flatMap(({ barcodePatterns }) => barcodePatterns)
    .flatMap(({ dataFields }) => dataFields)
    .filter(({ type, name }) => type === 'data' && name !== '')
    .map(({ name }) => name);
  return [...new Set(names)].slice(0, 4);
};
