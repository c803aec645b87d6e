import { useEffect, useRef } from 'react';
import { useRunningCalls } from '../../state/use-running-calls';
import { ProgressBar } from '../display/progress-bar';

/** The series of calls that run, each with its progress and Cancel (D-132). */
export function RunningCalls() {
  const running = [...useRunningCalls()];
  return running.map(([id, { text, done, total, cancel }]) => (
    <div key={id} className="ic-running">
      <BeginNote text={text} />
      <ProgressBar label={text} value={total > 1 ? done / total : null} onCancel={cancel} />
    </div>
  ));
}

/** Tells screen readers once that the work begins: told each step, they would speak all the time. */
function BeginNote({ text }: { text: string }) {
  const note = useRef<HTMLSpanElement>(null);
  const first = useRef(text);
  useEffect(() => {
    // Set after the status is in the page, because a status that appears together with its text is not read.
    if (note.current) note.current.textContent = first.current;
  }, []);
  // eslint-disable-next-line inventory/no-live-region -- set once, when the user has begun the calls
  return <span ref={note} role="status" className="ic-hidden" />;
}
