import type { Finding } from './findings';

/** A finding that somebody has decided to live with for a time. `until`: the last day on which it is accepted, as 2027-01-31 */
export interface Accepted {
  advisory: string;
  package: string;
  reason: string;
  until: string;
}

/** So that a decision is looked at again. */
const MOST_DAYS = 366;
const LEAST_REASON = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIELDS = ['advisory', 'package', 'reason', 'until'] as const;

/**
 * Compares what was found with what is accepted.
 * @param list of `accepted.json` @param now in epoch milliseconds
 * @returns `faults`: of the list, which fail
 *   the audit, expired decisions among them; `surplus`: decisions about what is not found any more
 */
export function compareFindings(
  findings: Finding[],
  list: unknown,
  now: number,
): { open: Finding[]; accepted: Accepted[]; faults: string[]; surplus: Accepted[] } {
  if (!Array.isArray(list)) return { open: findings, accepted: [], faults: ['it is no list'], surplus: [] };
  const entries: unknown[] = list;
  const faults = entries.flatMap((one, index) => {
    const fault = faultOf(one, now);
    return fault === undefined ? [] : [`${(one as Partial<Accepted> | null)?.advisory ?? `entry ${index + 1}`}: ${fault}`];
  });
  const valid = entries.filter((one): one is Accepted => faultOf(one, now) === undefined);
  const isAbout = (one: Accepted, finding: Finding) => one.advisory === finding.advisory && one.package === finding.package;
  return {
    open: findings.filter((finding) => !valid.some((one) => isAbout(one, finding))),
    accepted: valid.filter((one) => findings.some((finding) => isAbout(one, finding))),
    faults,
    surplus: valid.filter((one) => !findings.some((finding) => isAbout(one, finding))),
  };
}

function faultOf(given: unknown, now: number): string | undefined {
  const one = (given ?? {}) as Accepted;
  const missing = FIELDS.find((field) => typeof one[field] !== 'string' || one[field].trim() === '');
  if (missing !== undefined) return `it has no ${missing}`;
  const more = Object.keys(one).find((field) => !FIELDS.some((known) => known === field));
  if (more !== undefined) return `it has a field ${more}, which is not known`;
  if (one.reason.trim().length < LEAST_REASON) return 'its reason says too little';
  const until = dayOf(one.until);
  if (until === undefined) return `until is "${one.until}", and has to be a day such as 2027-01-31`;
  if (now >= until + DAY_MS) return `it was accepted until ${one.until}: decide again`;
  return until > now + MOST_DAYS * DAY_MS ? `it is accepted until ${one.until}, more than a year from now` : undefined;
}

/** The start of a day in epoch milliseconds. @returns undefined for no day */
function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : time;
}
