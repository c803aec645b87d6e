import { changeUser } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import type { Message } from 'shared-kit/model';
import { thingOf } from '../../user-fields/thing-of';
import { useBulkCalls, type BulkCalls } from '../../user-fields/use-bulk-calls';
import { useWorkText } from '../../user-fields/use-work-text';
import type { DomainPlan } from './domain-plan';

/** The result of sending a plan. */
export interface DomainChange {
  plan: DomainPlan;
  problem: Message | null;
}

/** Changes the domains of users one after the other (ADD-21). */
export function useDomainChanges(company: string): BulkCalls<DomainPlan, string, DomainChange> {
  const { t } = useText('users');
  const workText = useWorkText();
  return useBulkCalls<DomainPlan, string, DomainChange>({
    keyOf: ({ user }) => user.uid,
    thingOf: ({ user }) => thingOf(user),
    call: (plan) => changeUser({ company, uid: plan.user.uid, userData: { authDomains: [...plan.domains] } }),
    resultOf: (plan, answer) => ({ plan, problem: answer.ok ? null : answer.problem }),
    texts: {
      running: (progress) => workText(progress, 'domainsOf.changing'),
      all: (count) => t('domainsOf.changedAll', { count }),
      some: (outcome) => t('domainsOf.changedSome', outcome),
    },
  });
}
