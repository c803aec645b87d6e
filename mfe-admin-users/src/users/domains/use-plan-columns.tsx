import { formatList, useText } from 'shared-kit/i18n';
import { fullName } from 'shared-kit/model';
import type { IconDefinition } from 'shared-kit/ui-core';
import type { Column } from 'shared-kit/ui-data';
import { icons, StateTag, type Tone } from 'shared-kit/ui-overlay';
import { useMemo } from 'react';
import { useUserText } from '../../user-fields/use-user-text';
import type { DomainPlan } from './domain-plan';
import type { DomainChange } from './use-domain-changes';

/** The plan of a selected user, with its result once it is sent. */
export interface PlanRow {
  plan: DomainPlan;
  sent: DomainChange | undefined;
  /** The name of the user's moderator; undefined if the moderator was removed. */
  parentName: string | undefined;
}

export type PlanState = DomainPlan['state'] | 'changed' | 'failed';

export const stateOf = ({ plan, sent }: PlanRow): PlanState => {
  if (!sent) return plan.state;
  return sent.problem ? 'failed' : 'changed';
};

const STATES = {
  change: { tone: 'info', icon: icons.info },
  same: { tone: 'neutral', icon: icons.none },
  refused: { tone: 'warning', icon: icons.pending },
  changed: { tone: 'success', icon: icons.success },
  failed: { tone: 'error', icon: icons.failed },
} as const satisfies Record<PlanState, { tone: Tone; icon: IconDefinition }>;

/** The columns of the plans and their results. */
export function usePlanColumns(): Column<PlanRow>[] {
  const { t, locale } = useText('users');
  const problemText = useUserText();
  return useMemo((): Column<PlanRow>[] => {
    const stateText = (row: PlanRow) => t(`domainsOf.state.${stateOf(row)}`);
    const change = ({ plan: { given, taken } }: PlanRow) =>
      formatList([...given.map((domain) => `+ ${domain}`), ...taken.map((domain) => `− ${domain}`)], locale, 'unit');
    const reason = ({ plan, sent, parentName }: PlanRow) => {
      if (sent?.problem) return problemText(sent.problem);
      const lacking =
        plan.lacking.length === 0
          ? ''
          : parentName === undefined
            ? t('domainsOf.parentGone')
            : t('domainsOf.lacking', { moderator: parentName, domains: formatList(plan.lacking, locale) });
      return [plan.noneLeft ? t('domainsOf.noneLeft') : '', lacking].filter(Boolean).join(' ');
    };
    return [
      { key: 'name', title: t('manUsr.name'), value: ({ plan }) => fullName(plan.user) },
      {
        key: 'state',
        title: t('addUsr.result'),
        value: stateText,
        words: true,
        render: (row) => <StateTag {...STATES[stateOf(row)]} label={stateText(row)} />,
      },
      { key: 'change', title: t('domainsOf.change'), value: change, wrap: true },
      { key: 'reason', title: t('addUsr.reason'), value: reason, words: true, wrap: true },
    ];
  }, [t, locale, problemText]);
}
