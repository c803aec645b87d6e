import { useText } from 'shared-kit/i18n';
import { useLink } from 'shared-kit/router';
import { Button, ButtonLink } from 'shared-kit/ui-core';
import { paths } from '../../links/paths';
import { useForcedPush } from '../../push/use-forced-push';
import type { AttentionItem } from './attention-items';

type Of<Kind extends AttentionItem['kind']> = Extract<AttentionItem, { kind: Kind }>;

/** The action for an item: a button that pushes again, or a link to the page where the user can act. */
export function ItemAction({ item }: { item: AttentionItem }) {
  switch (item.kind) {
    case 'push':
      return <PushAgain item={item} />;
    case 'task':
      return <OpenTask item={item} />;
    case 'key':
      return <LinkTo link="keys" label="attention.renew" name={item.apiKey.description} />;
    case 'moderator':
      return <LinkTo link="users" label="attention.users" name={item.domain} />;
    case 'license':
      return <OpenLicenses item={item} />;
  }
}

function PushAgain({ item: { company, domain, session } }: { item: Of<'push'> }) {
  const { t } = useText('dashboards');
  const { busy, ask } = useForcedPush({ company: company.id, domain }, { ...session, pushStatus: 'FAILED' });
  const label = t('attention.pushAgain');
  return (
    <Button size="small" loading={busy} aria-label={`${label}: ${session.name}`} onClick={() => void ask()}>
      {label}
    </Button>
  );
}

function OpenTask({ item: { company, domain, task } }: { item: Of<'task'> }) {
  const { t } = useText('dashboards');
  const ref = { company: company.id, domain };
  const label = t('attention.open');
  // A task without a session can only be seen in the list of tasks.
  const to = task.read === null ? paths.tasks(ref) : paths.session({ ...ref, session: task.sessionId });
  return (
    <ButtonLink size="small" to={to} aria-label={`${label}: ${task.name}`}>
      {label}
    </ButtonLink>
  );
}

function OpenLicenses({ item: { company, domain, license } }: { item: Of<'license'> }) {
  const { t } = useText('dashboards');
  const settings = useLink('settings', 'company', 'domain');
  if (!settings || domain === undefined) return null;
  const label = t('attention.settings');
  return (
    <ButtonLink size="small" {...settings({ company: company.id, domain })} aria-label={`${label}: ${license.description}`}>
      {label}
    </ButtonLink>
  );
}

/** A link to a page of another remote; nothing when no remote offers that page. */
function LinkTo({ link, label, name }: { link: 'keys' | 'users'; label: 'attention.renew' | 'attention.users'; name: string }) {
  const { t } = useText('dashboards');
  const target = useLink(link);
  if (!target) return null;
  return (
    <ButtonLink size="small" {...target()} aria-label={`${t(label)}: ${name}`}>
      {t(label)}
    </ButtonLink>
  );
}
