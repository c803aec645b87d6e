import { useText } from 'shared-kit/i18n';
import type { ActionType, InputType } from 'shared-kit/model';

/** The kinds of manual input fields in the user's language. */
export function useInputTypeName(): (type: InputType) => string {
  const { t } = useText('domains');
  return (type) => t(`mif.inputType.${type}`);
}

/** What is done on an answer of a binary field, in the user's language. */
export function useActionName(): (action: ActionType) => string {
  const { t } = useText('domains');
  return (action) => t(`mif.action.${action}`);
}

/** A value of the settings before or after a change: yes or no, kinds in words, and what is empty said so. */
export function ValueText({ property, value }: { property: string; value: unknown }) {
  const { t } = useText('domains');
  const inputTypeName = useInputTypeName();
  const actionName = useActionName();
  if (value === undefined || value === null || value === '') return <span className="ic-muted">{t('diff.empty')}</span>;
  if (typeof value === 'boolean') return <>{value ? t('diff.yes') : t('diff.no')}</>;
  if (property === 'inputType') return <>{inputTypeName(value as InputType)}</>;
  if (property.endsWith('ActionType')) return <>{actionName(value as ActionType)}</>;
  return <span className="do-value">{String(value)}</span>;
}
