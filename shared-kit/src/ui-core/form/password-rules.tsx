import { useText } from '../../i18n';
import { MIN_PASSWORD_LENGTH, type PasswordRule } from '../../model';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';

/** The rules of a password, and which of them the typed one meets: by icon, colour and text. */
export function PasswordRules({ id, rules, password }: { id: string; rules: readonly PasswordRule[]; password: string }) {
  const { t } = useText('common');
  const length = MIN_PASSWORD_LENGTH;
  const texts: Record<PasswordRule['key'], string> = {
    minLength: t('form.rule.minLength', { length }),
    sixCharacters: t('form.rule.sixCharacters', { length }),
    digitsOnly: t('form.rule.digitsOnly'),
  };
  return (
    <ul className="ic-rules" id={id} aria-label={t('form.passwordRules')}>
      {rules.map(({ key, isMet }) => {
        const isFulfilled = isMet(password);
        return (
          <li key={key} className={isFulfilled ? 'ic-rule-met' : undefined}>
            {isFulfilled ? <Icon of={coreIcons.success} /> : <span className="ic-rule-open" />}
            <span>
              {texts[key]}
              <span className="ic-hidden">{isFulfilled ? t('form.ruleMet') : t('form.ruleUnmet')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
