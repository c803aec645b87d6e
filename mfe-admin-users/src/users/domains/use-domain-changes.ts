import { changeUser } from 'shared-kit/api';
import { fullName, type Message } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useEffect, useRef, useState } from 'react';
import { endsAll } from '../../user-fields/ends-all';
import type { DomainPlan } from './domain-plan';

/** The result of sending a plan. */
export interface DomainChange {
  plan: DomainPlan;
  /** Null if the change is saved. */
  problem: Message | null;
}

export interface DomainChanges {
  /** The sent plans by uid. */
  sent: ReadonlyMap<string, DomainChange>;
  progress: { name: string; done: number; total: number } | null;
  /** Why sending stopped before the last plan; null otherwise. */
  stopped: Message | null;
  /** Sends plans one after the other. */
  send: (plans: readonly DomainPlan[]) => Promise<void>;
  /** Stops sending after the current plan. */
  cancel: () => void;
}

/** Changes the domains of users one after the other (ADD-21). Failed plans can be sent again. */
export function useDomainChanges(company: string): DomainChanges {
  const { report } = useFeedback();
  const [sent, setSent] = useState<ReadonlyMap<string, DomainChange>>(new Map());
  const [progress, setProgress] = useState<DomainChanges['progress']>(null);
  const [stopped, setStopped] = useState<Message | null>(null);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  const send = async (plans: readonly DomainPlan[]) => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setStopped(null);
    for (const [done, plan] of plans.entries()) {
      if (control.signal.aborted) break;
      const { uid } = plan.user;
      setProgress({ name: fullName(plan.user), done, total: plans.length });
      const result = await changeUser({ company, uid, userData: { authDomains: [...plan.domains] } });
      const problem = result.ok ? null : result.problem;
      if (problem) report(result);
      setSent((all) => new Map(all).set(uid, { plan, problem }));
      if (problem && endsAll(problem.code)) {
        setStopped(problem);
        break;
      }
    }
    running.current = undefined;
    setProgress(null);
  };
  return { sent, progress, stopped, send, cancel };
}
