import { useText } from 'shared-kit/i18n';
import { ACTION_TYPES, INPUT_TYPES } from 'shared-kit/model';

/** The input types of manual input fields in the user's language. One that the console does not know stays as it is stored (DSET-19). */
export function useInputTypeName(): (type: string) => string {
  const { t } = useText('domains');
  return (type) => {
    if (type === '') return t('mif.noType');
    const known = INPUT_TYPES.find((one) => one === type);
    return known ? t(`mif.inputType.${known}`) : type;
  };
}

/** The actions after an answer of a binary field in the user's language. One that the console does not know stays as it is stored (DSET-19). */
export function useActionName(): (action: string) => string {
  const { t } = useText('domains');
  return (action) => {
    const known = ACTION_TYPES.find((one) => one === action);
    return known ? t(`mif.action.${known}`) : action;
  };
}

/** A value before or after a change as text: yes or no, the name of a kind, or a note for an empty value. */
export function ValueText({ property, value }: { property: string; value: unknown }) {
  const { t } = useText('domains');
  const inputTypeName = useInputTypeName();
  const actionName = useActionName();
  if (value === undefined || value === null || value === '') return <span className="ic-muted">{t('diff.empty')}</span>;
  if (typeof value === 'boolean') return <>{value ? t('diff.yes') : t('diff.no')}</>;
  const stored = String(value);
  const text = property === 'inputType' ? inputTypeName(stored) : property.endsWith('ActionType') ? actionName(stored) : stored;
  if (text !== stored) return <>{text}</>;
  return (
    <span className="do-value" translate="no">
      {stored}
    </span>
  );
}
