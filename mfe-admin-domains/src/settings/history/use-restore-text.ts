import { useText } from 'shared-kit/i18n';
import type { RestorablePart } from 'shared-kit/model';

/** The name of a part that can be restored. */
export function useRestoreText(): (part: RestorablePart) => string {
  const { t } = useText('domains');
  return (part) => {
    switch (part.kind) {
      case 'texts':
        return t('diff.texts');
      case 'label':
        return t('history.part.label', { name: part.name });
      case 'field':
        return t('history.part.field', { name: part.name });
    }
  };
}
