const FORMS = { locale: 'en-US', forms: { one: '\uE000 reading', other: '\uE000 readings' } } as const;

/** The words of the columns, as the page passes them to a worker. */
export const COLUMN_WORDS = {
  result: 'Result',
  results: { read: 'Read', empty: 'Empty', invalid: 'Invalid', divergent: 'Divergent' },
  pictures: 'Pictures',
  readings: FORMS,
  invalidReadings: FORMS,
};
