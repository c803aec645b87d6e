import { SETTINGS_TEXT_NAMES, settingsTextRule, TEXT_SECTIONS, type SettingsTextName, type TextSection } from 'shared-kit/model';

/** The sections of the page in their order. Those with texts are saved together; all others have their own API calls (D-49). */
export const SECTIONS = [...TEXT_SECTIONS, 'labels', 'fields', 'licenses'] as const;
export type SectionId = (typeof SECTIONS)[number];

export const textsOf = (section: TextSection): SettingsTextName[] =>
  SETTINGS_TEXT_NAMES.filter((name) => settingsTextRule(name).section === section);

/** The id of a section's heading, the target of its link in the table of contents. */
export const headingId = (section: SectionId): string => `settings-${section}`;
