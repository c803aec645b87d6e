import { useText } from 'shared-kit/i18n';
import { moderatorOptions, type ModeratorProfile } from 'shared-kit/model';
import { Link, useLink } from 'shared-kit/router';
import type { LiveList } from 'shared-kit/state';
import { Select } from 'shared-kit/ui-form';

export interface ModeratorFieldProps {
  moderators: LiveList<ModeratorProfile>;
  value: string;
  onChange: (uid: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** Chooses the moderator who is responsible for the new domain. Without moderators it links to the page that adds one. */
export function ModeratorField({ moderators, value, onChange, error, disabled }: ModeratorFieldProps) {
  const { t, locale } = useText('domains');
  const addUser = useLink('addUser');
  const none = moderators.status === 'ready' && moderators.data.length === 0;
  return (
    <Select
      label={t('addDom.moderator')}
      names
      value={value || undefined}
      onChange={onChange}
      options={moderatorOptions(moderators.data, locale)}
      placeholder={t('addDom.chooseModerator')}
      empty={t('addDom.noModerator')}
      disabled={disabled || moderators.status !== 'ready' || none}
      error={error}
      help={
        none ? (
          <>
            {t('addDom.noModerators')} {addUser && <Link {...addUser()}>{t('addDom.addModerator')}</Link>}
          </>
        ) : (
          t('addDom.moderatorHelp')
        )
      }
    />
  );
}
