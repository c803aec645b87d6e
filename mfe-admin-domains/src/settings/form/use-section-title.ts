import { useText } from 'shared-kit/i18n';
import type { SectionId } from './sections';

/** The title of a section, for its heading and for the table of contents. */
export function useSectionTitle(): (section: SectionId) => string {
  const { t } = useText('domains');
  return (section) => t(`dSett.section.${section}`);
}
