import { useText } from 'shared-kit/i18n';
import { madeUpSuffix } from 'shared-kit/model';
import { Checkbox, Field, Input } from 'shared-kit/ui-core';
import { useId } from 'react';
import type { NewUserForm } from './use-new-user';

const ADDRESSES = ['email', 'confirmEmail'] as const;
/** Not of type `email`: browsers turn the accents of a domain into Punycode there, before anybody can say what is wrong (USERS-05). */
const PLAIN = { type: 'text', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The address twice, or one made up from the names for somebody who has none (decision D-32). */
export function EmailFields({ form, isModerator }: { form: NewUserForm; isModerator: boolean }) {
  const { t } = useText('users');
  const { draft, field } = form;
  const helpId = useId();
  return (
    <>
      <div className="us-option">
        <Checkbox checked={draft.lacksEmail} disabled={isModerator} onChange={field('lacksEmail').onChange} aria-describedby={helpId}>
          {t('addUsr.lacksEmail')}
        </Checkbox>
        <span className="ic-help" id={helpId}>
          {isModerator ? t('addUsr.moderatorNeedsEmail') : t('addUsr.lacksEmailHelp')}
        </span>
      </div>
      {draft.lacksEmail ? (
        <MadeUpAddress form={form} />
      ) : (
        ADDRESSES.map((name) => <Input key={name} {...field(name)} {...PLAIN} label={t(`addUsr.${name}`)} maxLength={254} />)
      )}
    </>
  );
}

/** Only the part before the suffix is typed: the rest says that nobody receives mail there. */
function MadeUpAddress({ form: { draft, field, noEmailDomain } }: { form: NewUserForm }) {
  const { t } = useText('users');
  const { error, onChange, ...input } = field('email');
  const suffixId = useId();
  return (
    <Field label={t('addUsr.email')} error={error} help={t('addUsr.madeUpHelp')}>
      {(control) => (
        <div className="us-address">
          <input
            {...input}
            {...control}
            {...PLAIN}
            className="ic-input"
            aria-describedby={`${suffixId} ${control['aria-describedby'] ?? ''}`}
            maxLength={64}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className="us-suffix" id={suffixId}>
            {draft.company === '' ? '@…' : madeUpSuffix(draft.company, noEmailDomain)}
          </span>
        </div>
      )}
    </Field>
  );
}
