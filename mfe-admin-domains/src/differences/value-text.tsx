import { useText } from 'shared-kit/i18n';
import type { ActionType, InputType } from 'shared-kit/model';

/** The kinds of manual input fields in the user's language. */
export function useInputTypeName(): (type: InputType) => string {
  const { t } = useText('domains');
  return (type) => t(`mif.inputType.${type}`);
}

/** The actions after an answer of a binary field, in the user's language. */
export function useActionName(): (action: ActionType) => string {
  const { t } = useText('domains');
  return (action) => t(`mif.action.${action}`);
}

/** A value before or after a change as text: yes or no, the name of a kind, or a note for an empty value. */
export function ValueText({ property, value }: { property: string; value: unknown }) {
  const { t } = useText('domains');
  const inputTypeName = useInputTypeName();
  const actionName = useActionName();
  if (value === undefined || value === null || value === '') return <span className="ic-muted">{t('diff.empty')}</span>;
  if (typeof value === 'boolean') return <>{value ? t('diff.yes') : t('diff.no')}</>;
  if (property === 'inputType') return <>{inputTypeName(value as InputType)}</>;
  if (property.endsWith('ActionType')) return <>{actionName(value as ActionType)}</>;
  return (
    <span className="do-value" translate="no">
      {String(value)}
    </span>
  );
}
