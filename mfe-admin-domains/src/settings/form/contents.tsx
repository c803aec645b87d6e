import { useText } from 'shared-kit/i18n';
import { coreIcons, Icon } from 'shared-kit/ui-core';
import type { MouseEvent } from 'react';
import { headingId, SECTIONS, type SectionId } from '../section/sections';
import { useSectionInView } from './use-section-in-view';

export interface ContentsProps {
  changed: ReadonlySet<SectionId>;
  wrong: ReadonlySet<SectionId>;
}

/** The table of contents, which stays visible. It marks sections with changes and with problems. */
export function Contents({ changed, wrong }: ContentsProps) {
  const { t } = useText('domains');
  const current = useSectionInView();
  return (
    // A list and no navigation landmark, because the drawer is the console's only navigation.
    <ul className="do-contents ic-line" aria-label={t('dSett.contents')}>
      {SECTIONS.map((section) => (
        <li key={section}>
          <a
            href={`#${headingId(section)}`}
            aria-current={section === current ? 'location' : undefined}
            onClick={(event) => goTo(event, section)}
          >
            {t(`dSett.section.${section}`)}
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

/** Scrolls by code: a new hash in the URL would count as leaving the page, and unsaved changes would open a question. */
function goTo(event: MouseEvent, section: SectionId) {
  event.preventDefault();
  const card = document.getElementById(headingId(section))?.closest('section');
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('input, button, a')?.focus({ preventScroll: true });
}
