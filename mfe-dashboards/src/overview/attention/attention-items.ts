import { safetyLevel, type ApiKey, type Company, type License } from 'shared-kit/model';
import type { DomainSummary, FailedPush, OpenTask } from 'shared-kit/model/overview';
import { taskIsLate } from '../needs/attention-periods';
import type { CompanyNeeds } from '../needs/company-needs';

interface Item {
  key: string;
  company: Company;
  /** The domain it is about, if it is about one. */
  domain?: string;
  urgent: boolean;
}

export type AttentionItem =
  | (Item & { kind: 'push'; domain: string; session: FailedPush; more: number })
  | (Item & { kind: 'moderator'; domain: string })
  | (Item & { kind: 'key'; apiKey: ApiKey })
  | (Item & { kind: 'license'; license: License })
  | (Item & { kind: 'task'; domain: string; task: OpenTask });

/** The order of items: first what stops work, then what expires, then tasks that wait. */
const WEIGHT: Record<AttentionItem['kind'], number> = { push: 0, moderator: 1, key: 2, license: 3, task: 4 };

function ofDomain(
  company: Company,
  { domain, failedPushes, newestFailed, noModerator, tasks }: DomainSummary,
  now: number,
): AttentionItem[] {
  const key = `${company.id}/${domain}`;
  const items: AttentionItem[] = [];
  // Without a listener, pushing again would fail.
  if (newestFailed && failedPushes > 0 && company.hasSessionPushListener) {
    items.push({ kind: 'push', key: `${key} push`, company, domain, session: newestFailed, more: failedPushes - 1, urgent: true });
  }
  if (noModerator) items.push({ kind: 'moderator', key: `${key} moderator`, company, domain, urgent: true });
  for (const task of tasks.filter((one) => taskIsLate(one, now))) {
    items.push({ kind: 'task', key: `${key} task ${task.id}`, company, domain, task, urgent: false });
  }
  return items;
}

/** Whether more may need attention than is listed: a query was limited, or a domain has more open tasks than its summary names, all of them late. */
export const mayBeMore = (all: readonly CompanyNeeds[], now: number): boolean =>
  all.some(
    ({ limited, summaries, otherSummaries }) =>
      limited ||
      [...summaries.data, ...otherSummaries].some(
        ({ openTasks, tasks }) => openTasks > tasks.length && tasks.every((one) => taskIsLate(one, now)),
      ),
  );

/** What needs attention in all companies: urgent items first, then by `WEIGHT` (ADD-12). */
export function attentionItems(all: readonly CompanyNeeds[], now: number): AttentionItem[] {
  const items = all.flatMap(({ company, summaries, otherSummaries, keys, licenses }) => [
    ...[...summaries.data, ...otherSummaries].flatMap((summary) => ofDomain(company, summary, now)),
    ...keys.data.map((apiKey): AttentionItem => {
      const urgent = safetyLevel(apiKey, now) === 'danger';
      return { kind: 'key', key: `${company.id} key ${apiKey.id}`, company, apiKey, urgent };
    }),
    ...licenses.data.map((license): AttentionItem => {
      const urgent = license.expDate !== null && license.expDate < now;
      const [domain] = license.authDomains;
      return {
        kind: 'license',
        key: `${company.id} license ${license.id}`,
        company,
        license,
        urgent,
        ...(domain !== undefined && { domain }),
      };
    }),
  ]);
  return items.sort((a, b) => Number(b.urgent) - Number(a.urgent) || WEIGHT[a.kind] - WEIGHT[b.kind]);
}
