import { useText } from 'shared-kit/i18n';
import { moderatorName, type ModeratorProfile } from 'shared-kit/model';
import { StateTag } from 'shared-kit/ui-frame';
import { Name } from 'shared-kit/ui-core';

/** The moderators of a domain. Marks none or several: such a domain cannot be removed, and without a moderator not changed either. */
export function ModeratorCell({ moderators }: { moderators: readonly ModeratorProfile[] }) {
  const { t } = useText('domains');
  const [only] = moderators;
  if (!only) {
    return (
      <span title={t('manDom.noModeratorHelp')}>
        <StateTag tone="warning" label={t('manDom.noModerator')} />
      </span>
    );
  }
  const names = moderators.map(moderatorName).join(', ');
  return moderators.length === 1 ? (
    <Name>{names}</Name>
  ) : (
    <span className="ad-several">
      <Name>{names}</Name> <StateTag tone="warning" label={t('manDom.severalModerators')} />
    </span>
  );
}
