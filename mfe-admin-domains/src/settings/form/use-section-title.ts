import { useText } from 'shared-kit/i18n';
import type { SectionId } from './sections';

/** The heading of a section, the same in the table of contents. */
export function useSectionTitle(): (section: SectionId) => string {
  const { t } = useText('domains');
  return (section) => t(`dSett.section.${section}`);
}
