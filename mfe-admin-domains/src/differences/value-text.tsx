import { useText, useWordText } from 'shared-kit/i18n';

/** The input types of manual input fields in the user's language. One that the console does not know stays as it is stored (DSET-19). */
export function useInputTypeName(): (type: string) => string {
  const { t } = useText('domains');
  const nameOf = useWordText('domains:mif.inputType');
  return (type) => (type === '' ? t('mif.noType') : nameOf(type));
}

/** The actions after an answer of a binary field in the user's language. One that the console does not know stays as it is stored (DSET-19). */
export const useActionName = (): ((action: string) => string) => useWordText('domains:mif.action');

/** A value before or after a change as text: yes or no, the name of a kind, or a note for an empty value. */
export function ValueText({ property, value }: { property: string; value: unknown }) {
  const { t } = useText('domains');
  const inputTypeName = useInputTypeName();
  const actionName = useActionName();
  if (value === undefined || value === null || value === '') return <span className="ic-muted">{t('diff.empty')}</span>;
  if (typeof value === 'boolean') return <>{value ? t('diff.yes') : t('diff.no')}</>;
  const stored = typeof value === 'string' ? value : JSON.stringify(value);
  const text = property === 'inputType' ? inputTypeName(stored) : property.endsWith('ActionType') ? actionName(stored) : stored;
  if (text !== stored) return <>{text}</>;
  return (
    <span className="do-value" translate="no">
      {stored}
    </span>
  );
}
