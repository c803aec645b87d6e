import type { Service } from '../firebase/firebase-answers';
import { right, unseen, wrong, type Finding } from './finding';

/** Google's words for a key that may be used by others only: SERVER_API_KEY, away from the servers. */
const OTHER_ADDRESS = /IP address restriction/;

/** Each service answers with the servers' settings, as at the start of a server. `problems` has the reason for each that does not. */
export const ofServices = (problems: Readonly<Record<Service, string | undefined>>, mend: string): Finding[] =>
  Object.entries(problems).map(([service, problem]) => {
    const subject = `service ${service}`;
    if (problem === undefined) return right(subject, 'it answers');
    return OTHER_ADDRESS.test(problem) ? unseen(subject, problem, 'run it where the servers run') : wrong(subject, problem, mend);
  });
