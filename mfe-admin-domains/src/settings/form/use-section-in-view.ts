import { useEffect, useState } from 'react';
import { headingId, SECTIONS, type SectionId } from '../section/sections';

/** The part of the window in which a section counts as the current one. */
const READING_LINE = '-20% 0px -70% 0px';

/** The section at the top of the window. At the end of the page it is the last section, which cannot scroll to the top. */
export function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(SECTIONS[0]);
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const updateSection = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      setAtEnd(scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1);
    };
    addEventListener('scroll', updateSection, { passive: true });
    return () => removeEventListener('scroll', updateSection);
  }, []);
  useEffect(() => {
    const sectionOf = new Map<Element, SectionId>();
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const section = seen && sectionOf.get(seen.target);
        if (section) setCurrent(section);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of SECTIONS) {
      const card = document.getElementById(headingId(id))?.closest('section');
      if (!card) continue;
      sectionOf.set(card, id);
      observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);
  return atEnd ? SECTIONS.at(-1)! : current;
}
