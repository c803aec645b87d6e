import { changeUser } from 'shared-kit/api';
import { fullName, type Message } from 'shared-kit/model';
import { useBulkCalls, type BulkCalls } from '../../user-fields/use-bulk-calls';
import type { DomainPlan } from './domain-plan';

/** The result of sending a plan. */
export interface DomainChange {
  plan: DomainPlan;
  problem: Message | null;
}

/** Changes the domains of users one after the other (ADD-21). */
export function useDomainChanges(company: string): BulkCalls<DomainPlan, string, DomainChange> {
  return useBulkCalls<DomainPlan, string, DomainChange>({
    keyOf: ({ user }) => user.uid,
    nameOf: ({ user }) => fullName(user),
    call: async (plan) => {
      const result = await changeUser({ company, uid: plan.user.uid, userData: { authDomains: [...plan.domains] } });
      return { plan, problem: result.ok ? null : result.problem };
    },
  });
}
