import { useText } from 'shared-kit/i18n';
import { coreIcons, Icon } from 'shared-kit/ui-core';
import type { MouseEvent } from 'react';
import { headingId, SECTIONS, type SectionId } from './sections';
import { useSectionInView } from './use-section-in-view';
import { useSectionTitle } from './use-section-title';

export interface ContentsProps {
  changed: ReadonlySet<SectionId>;
  wrong: ReadonlySet<SectionId>;
}

/** The table of contents, which stays in sight: which sections were changed, and in which something is wrong. */
export function Contents({ changed, wrong }: ContentsProps) {
  const { t } = useText('domains');
  const titleOf = useSectionTitle();
  const current = useSectionInView();
  return (
    // A list, not a navigation landmark: the drawer is the one navigation of the console.
    <ul className="do-contents" aria-label={t('dSett.contents')}>
      {SECTIONS.map((section) => (
        <li key={section}>
          <a href={`#${headingId(section)}`} aria-current={section === current ? 'location' : undefined} onClick={(event) => goTo(event, section)}>
            {titleOf(section)}
            {wrong.has(section) ? (
              <span className="do-wrong" role="img" aria-label={t('dSett.wrong')}>
                <Icon of={coreIcons.error} />
              </span>
            ) : (
              changed.has(section) && <span className="do-dot" role="img" aria-label={t('dSett.changed')} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Not by the address: another hash would count as leaving the page, which unsaved changes ask about. */
function goTo(event: MouseEvent, section: SectionId) {
  event.preventDefault();
  const card = document.getElementById(headingId(section))?.closest('section');
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('input, button, a')?.focus({ preventScroll: true });
}
