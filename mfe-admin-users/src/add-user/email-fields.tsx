import { useText } from 'shared-kit/i18n';
import { madeUpSuffix } from 'shared-kit/model';
import { Checkbox, Input } from 'shared-kit/ui-core';
import type { UserForm } from './use-user-form';

const ADDRESSES = ['email', 'confirmEmail'] as const;
/** Not of type `email`, because browsers turn accents of a domain into Punycode there, and the form could not report them (USERS-05). */
const PLAIN = { type: 'text', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The email, typed twice, or one made up from the names for a user without an email (D-32). */
export function EmailFields({ form, isModerator }: { form: UserForm; isModerator: boolean }) {
  const { t } = useText('users');
  const { values: draft, field, noEmailDomain } = form;
  return (
    <>
      <Checkbox
        checked={draft.lacksEmail}
        disabled={isModerator}
        onChange={field('lacksEmail').onChange}
        help={isModerator ? t('addUsr.moderatorNeedsEmail') : t('addUsr.lacksEmailHelp')}
      >
        {t('addUsr.lacksEmail')}
      </Checkbox>
      {draft.lacksEmail ? (
        // Only the part before the @ can be typed; the domain after it receives no mail.
        <Input
          {...field('email')}
          {...PLAIN}
          label={t('addUsr.email')}
          help={t('addUsr.madeUpHelp')}
          maxLength={64}
          suffix={draft.company === '' ? '@…' : madeUpSuffix(draft.company, noEmailDomain)}
        />
      ) : (
        <div className="us-pair">
          {ADDRESSES.map((name) => (
            <Input key={name} {...field(name)} {...PLAIN} label={t(`addUsr.${name}`)} maxLength={254} />
          ))}
        </div>
      )}
    </>
  );
}
