import { useText } from 'shared-kit/i18n';
import { useLink, type LinkTarget } from 'shared-kit/router';
import { useLiveList } from 'shared-kit/state';
import { ButtonLink, Icon, WithNames } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useId } from 'react';
import { paths } from '../links/paths';
import type { CompanyNeeds } from './needs/company-needs';
import { anyUserOf } from './needs/overview.queries';

type StepName = 'domain' | 'moderator' | 'users' | 'task';

interface Step {
  name: StepName;
  done: boolean;
  target: LinkTarget | undefined;
}

function useSteps({ company, summaries }: CompanyNeeds): Step[] | null {
  const moderators = useLiveList(anyUserOf(company.id, true));
  const users = useLiveList(anyUserOf(company.id, false));
  const addDomain = useLink('addDomain');
  const addUser = useLink('addUser');
  if (moderators.status === 'loading' || users.status === 'loading') return null;
  const [domain] = company.authDomains;
  return [
    { name: 'domain', done: domain !== undefined, target: addDomain?.() },
    { name: 'moderator', done: moderators.data.length > 0, target: addUser?.() },
    { name: 'users', done: users.data.length > 0, target: addUser?.() },
    {
      name: 'task',
      done: summaries.data.some(({ openTasks }) => openTasks > 0),
      target: domain === undefined ? undefined : { to: paths.createTask({ company: company.id, domain }) },
    },
  ];
}

/** The steps that a new company takes before its first session. A step that is done has a tick; nothing is shown when all are done. */
export default function FirstSteps({ needs }: { needs: CompanyNeeds }) {
  const { t } = useText('dashboards');
  const title = useId();
  const steps = useSteps(needs);
  if (!steps || steps.every(({ done }) => done)) return null;
  // The moderator is emphasised before the other steps, because every domain needs one.
  const inOrder = [...steps].sort((a, b) => Number(b.name === 'moderator') - Number(a.name === 'moderator'));
  const next = inOrder.find(({ done, target }) => !done && target !== undefined);
  return (
    <section className="ic-panel" aria-labelledby={title}>
      <h2 className="ic-heading" id={title}>
        <WithNames text={t('steps.title', { company: needs.company.exhibitionName })} names={[needs.company.exhibitionName]} />
      </h2>
      {needs.company.authDomains.length === 0 && <p>{t('company.empty')}</p>}
      <p className="ic-muted">{t('steps.help')}</p>
      <ol className="db-steps">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step: { name, done, target }, isNext }: { step: Step; isNext: boolean }) {
  const { t } = useText('dashboards');
  return (
    <li className={done ? 'db-step db-step-done' : 'db-step'}>
      <Icon of={done ? icons.success : icons.pending} />
      <div>
        <div className="db-step-title">
          {t(`steps.${name}.title`)} <span className="ic-hidden">({t(done ? 'steps.done' : 'steps.open')})</span>
        </div>
        <div className="ic-muted">{t(`steps.${name}.help`)}</div>
      </div>
      {!done && target && (
        <ButtonLink {...target} variant={isNext ? 'primary' : 'default'} size="small">
          {t(`steps.${name}.action`)}
        </ButtonLink>
      )}
    </li>
  );
}
