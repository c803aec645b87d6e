import type { FindContext } from 'shared-kit/contract';
import type { RegistryEntry } from 'shared-kit/model/registry';
import { useLocale } from 'shared-kit/i18n';
import { withLimit } from 'shared-kit/model/pacing';
import { useNavigate } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Icon } from 'shared-kit/ui-core';
import { useContext, useEffect, useMemo, useState } from 'react';
import { iconNamed } from '../drawer/icon-named';
import { FinderContext, type LoadFinder } from '../../federation/load-finder';
import { useRegistry } from '../../registry/registry';
import { useRemoteTitle } from '../../registry/use-remote-title';
import { guardDecision } from '../../routing/access';
import type { Entry, EntrySection } from './entry';
import { validAnswer, type ValidAnswer, type ValidEntry } from './valid-entries';

/** The shortest search. Fewer characters match too much. */
const MIN_LENGTH = 2;
/** The pause in typing after which the search starts. */
const PAUSE_MS = 200;
/** The time after which a note names the remotes that are still searching. */
const SLOW_MS = 1000;
const LIMIT_MS = 10_000;

type Answer = ValidAnswer | 'failed';

export interface RemoteResults {
  /** The results of each remote under its title, in the order of the registry. */
  sections: readonly EntrySection[];
  /** The number of results beyond those in the sections. */
  notListed: number;
  searching: boolean;
  /** Titles of the remotes that take long. */
  slow: readonly string[];
  failed: readonly string[];
}

/** The results of all remotes for a search. Each is added when its remote answers (`./finder`, docs/remote-contract.md). */
export function useFinders(search: string): RemoteResults {
  const { registry } = useRegistry();
  const account = useAccount();
  const navigate = useNavigate({ always: true });
  const titleOf = useRemoteTitle();
  const finders = useMemo(() => (registry?.remotes ?? []).filter(({ finder }) => finder), [registry]);
  const query = search.trim();
  const { answers, slow } = useAnswers(finders, query.length < MIN_LENGTH ? '' : query);
  if (query.length < MIN_LENGTH) return { sections: [], notListed: 0, searching: false, slow: [], failed: [] };

  const titlesWith = (answer: Answer | undefined) => finders.filter(({ name }) => answers.get(name) === answer).map(titleOf);
  const mayOpen = ({ access, to }: ValidEntry) => guardDecision(access, to, account) === 'enter';
  const sections = finders.flatMap((remote) => {
    const answer = answers.get(remote.name);
    if (!answer || answer === 'failed') return [];
    const entries = [...answer.entries, ...answer.rest]
      .filter(mayOpen)
      .map(({ id, label, hint, icon = 'open', to, state, rest }): Entry => ({
        id: `found:${remote.name}:${id}`,
        label,
        hint,
        group: 'go',
        icon: <Icon of={iconNamed(icon)} />,
        ...(!state && { to }),
        ...(rest && { rest }),
        run: () => void navigate(to, { state }),
      }));
    return entries.length > 0 ? [{ key: remote.name, title: titleOf(remote), entries }] : [];
  });
  const notListed = finders.reduce((sum, { name }) => {
    const answer = answers.get(name);
    return answer && answer !== 'failed' ? sum + answer.total - answer.entries.length : sum;
  }, 0);
  const searching = titlesWith(undefined);
  return { sections, notListed, searching: searching.length > 0, slow: slow ? searching : [], failed: titlesWith('failed') };
}

interface Answers {
  query: string;
  /** The answers by the names of their remotes. */
  answers: ReadonlyMap<string, Answer>;
  slow: boolean;
}

const none = (query: string): Answers => ({ query, answers: new Map(), slow: false });

/** The answers to a query so far. */
function useAnswers(finders: readonly RegistryEntry[], query: string): Answers {
  const load = useContext(FinderContext);
  const locale = useLocale();
  const { user, companies } = useAccount();
  const uid = user?.uid;
  const [latest, setLatest] = useState(none(''));
  useEffect(() => {
    if (query === '' || uid === undefined || finders.length === 0) return;
    const control = new AbortController();
    const note = (change: (before: Answers) => Partial<Answers>) => {
      if (control.signal.aborted) return;
      setLatest((latest) => {
        const before = latest.query === query ? latest : none(query);
        return { ...before, ...change(before) };
      });
    };
    const ask = (remote: RegistryEntry) => {
      const answered = (answer: Answer) => note(({ answers }) => ({ answers: new Map(answers).set(remote.name, answer) }));
      const work = (signal: AbortSignal) => answerOf(remote, load, query, { signal, locale, uid, companies });
      withinLimit(control.signal, work).then(answered, () => answered('failed'));
    };
    const pause = setTimeout(() => finders.forEach(ask), PAUSE_MS);
    const slow = setTimeout(() => note(() => ({ slow: true })), PAUSE_MS + SLOW_MS);
    return () => {
      clearTimeout(pause);
      clearTimeout(slow);
      control.abort();
    };
  }, [finders, query, load, locale, uid, companies]);
  return latest.query === query ? latest : none(query);
}

async function answerOf(remote: RegistryEntry, load: LoadFinder, query: string, context: FindContext): Promise<ValidAnswer> {
  const find = await load(remote);
  return validAnswer(await find(query, context), remote);
}

/** Runs the work. Its signal is aborted with `parent`, and when the time limit is over, which rejects. */
function withinLimit<T>(parent: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  return withLimit(work(AbortSignal.any([parent, limit.signal])), LIMIT_MS, () => {
    limit.abort();
    throw new Error('took too long');
  });
}
