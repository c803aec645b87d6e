import { useText } from 'shared-kit/i18n';
import type { RestorablePart } from 'shared-kit/model';

/** The name of a part that can be restored. */
export function useRestoreText(): (part: RestorablePart) => string {
  const { t } = useText('domains');
  return (part) => (part.kind === 'texts' ? t('diff.texts') : t(`history.part.${part.kind}`, { name: part.name }));
}
