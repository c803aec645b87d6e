import { statesOfListeners, type ListenerState } from '../work/pushes/failing-listeners';
import type { ListenerServices } from '../work/pushes/listener';
import { right, wrong, type Finding } from './finding';

/** The listener of each company that has one can be used, and takes what it is sent. */
export async function checkListeners(services: ListenerServices): Promise<Finding[]> {
  const states = await statesOfListeners(services);
  return states.length === 0 ? [right('listeners', 'no company has one')] : states.map(ofListener);
}

function ofListener({ company, path, problem, failed, failedSince, givenUp }: ListenerState): Finding {
  const subject = `listener of ${company}`;
  if (problem !== undefined) return wrong(subject, problem, `correct the document ${path}`);
  if (failed + givenUp === 0) return right(subject, 'no push of it has failed');
  const since = failedSince === undefined ? '' : `, since ${failedSince.toISOString()}`;
  return wrong(
    subject,
    `sessions that it did not take: ${failed} to be tried again${since}, ${givenUp} given up`,
    `see why with "Push now" on the page of a session, and correct the listener, or its URL in ${path}`,
  );
}
