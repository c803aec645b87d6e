import { rule } from '../rule';

/** Refuses texts that are read out whenever they change: what data change would be read out again and again. */
export const noLiveRegion = rule(
  'Have it read out by useAnnouncement of shared-kit/ui-overlay, which knows what the user did and what only data changed.',
  (report) => ({
    "JSXAttribute[name.name='role'] Literal[value=/^(status|log|timer|marquee)$/]": report,
    "Property[key.name='role'] Literal[value=/^(status|log|timer|marquee)$/]": report,
    "JSXAttribute[name.name='aria-live'][value.value!='off']": report,
    "Property[key.value='aria-live'][value.value!='off']": report,
    "JSXOpeningElement[name.name='output']:not(:has(JSXAttribute[name.name='aria-live']))": report,
  }),
);
