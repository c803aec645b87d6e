import { changesOf, type ChangeFilter } from 'shared-kit/firebase/data';
import { problemOf, type Change, type Message } from 'shared-kit/model';
import { useEffect, useState } from 'react';

/** The end of a page, after which the next one begins. */
type Cursor = Awaited<ReturnType<typeof changesOf>>['next'];

interface Request {
  after: Cursor;
}

/** The records of a company that match a filter, newest first, page by page (ADD-01). Components that use it need the filter as their `key`. */
export function useChanges(company: string, filter: ChangeFilter, onRead: (rows: readonly Change[]) => void) {
  const [rows, setRows] = useState<readonly Change[]>([]);
  const [next, setNext] = useState<Cursor>(null);
  const [request, setRequest] = useState<Request>({ after: null });
  const [answered, setAnswered] = useState<{ request: Request; problem: Message | null } | null>(null);
  // Never changes, because another filter creates a new component (see its `key`).
  const [question] = useState({ company, filter, onRead });

  useEffect(() => {
    let open = true;
    changesOf(question.company, question.filter, request.after).then(
      (page) => {
        if (!open) return;
        question.onRead(page.rows);
        setRows((before) => (request.after ? [...before, ...page.rows] : page.rows));
        setNext(page.next);
        setAnswered({ request, problem: null });
      },
      (error: unknown) => {
        if (open) setAnswered({ request, problem: problemOf(error) });
      },
    );
    return () => void (open = false);
  }, [question, request]);

  const loading = answered?.request !== request;
  return {
    rows,
    loading,
    /** Whether there are older records. */
    more: next !== null,
    problem: loading ? null : answered.problem,
    /** Reads the next page, or reads a page again after a failure. */
    load: () => setRequest({ after: next }),
  };
}
