import type { SettingsTextName } from 'shared-kit/model';

/** The sections of the page in their order. */
export const SECTIONS = ['pattern', 'base', 'results', 'labels', 'fields', 'licenses'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** The sections whose texts are saved together. All other sections have their own API calls (D-49). */
export const TEXTS_OF = {
  pattern: ['addrPattern', 'addrPatternUser'],
  base: ['baseFields.address', 'baseFields.checkedAt', 'baseFields.employeeId', 'baseFields.employeeName'],
  results: ['resultFields.empty', 'resultFields.invalid', 'resultFields.positive', 'resultFields.negative', 'resultFields.null'],
} as const satisfies Partial<Record<SectionId, readonly SettingsTextName[]>>;

export type TextSection = keyof typeof TEXTS_OF;

export const TEXT_SECTIONS = Object.keys(TEXTS_OF) as TextSection[];

/** The id of a section's heading, the target of its link in the table of contents. */
export const headingId = (section: SectionId): string => `settings-${section}`;
