import { changedFields, startedWith, withLive, withSaved, withTouched, withValues, type FormData } from './form-data';

interface Settings {
  pattern: string;
  base: { address: string; checkedAt: string };
  rows: { name: string }[];
}

const FIRST: Settings = { pattern: 'RR', base: { address: 'Address', checkedAt: 'Checked' }, rows: [{ name: 'a' }, { name: 'b' }] };
const ADDRESS = { ...FIRST, base: { ...FIRST.base, address: 'Place' } };
const typed = (values: Settings, over: FormData<Settings> = startedWith(FIRST)) => withValues(over, values);

it('changedFields returns the names of fields that differ, a list as one field', () => {
  expect(changedFields(FIRST, FIRST)).toEqual([]);
  expect(changedFields(FIRST, ADDRESS)).toEqual(['base.address']);
  expect(changedFields(FIRST, { ...ADDRESS, rows: [{ name: 'a' }] })).toEqual(['base.address', 'rows']);
  expect(changedFields({ given: undefined }, { given: { deep: 1 } })).toEqual(['given']);
});

it('withTouched marks a field only if its value was changed', () => {
  expect(withTouched(startedWith(FIRST), 'base.address').touched).toEqual({});
  expect(withTouched(typed(ADDRESS), 'base.address').touched).toEqual({ 'base.address': true });
});

it('withValues removes the server’s errors of changed fields and of fields inside them', () => {
  const refused = { ...startedWith(FIRST), serverErrors: { 'base.address': 'Taken.', 'rows.1.name': 'Taken.', pattern: 'Bad.' } };
  expect(withValues(refused, ADDRESS).serverErrors).toEqual({ 'rows.1.name': 'Taken.', pattern: 'Bad.' });
  expect(withValues(refused, { ...FIRST, rows: [] }).serverErrors).toEqual({ 'base.address': 'Taken.', pattern: 'Bad.' });
});

describe('live data', () => {
  const theirs = { ...FIRST, pattern: 'CC', base: { address: 'Adresse', checkedAt: 'Geprüft' }, rows: [{ name: 'z' }] };

  it('changes fields that the user has not typed in, and marks the others as overtaken', () => {
    const data = withLive(typed(ADDRESS), theirs);
    expect(data.values).toEqual({ ...theirs, base: { address: 'Place', checkedAt: 'Geprüft' } });
    expect(changedFields(data.start, data.values)).toEqual(['base.address']);
    expect(data.overtaken).toEqual(['base.address']);
  });

  it('does not change a list that the user has changed', () => {
    const rows = [...FIRST.rows, { name: 'c' }];
    const data = withLive(typed({ ...FIRST, rows }), theirs);
    expect(data.values).toEqual({ ...theirs, rows });
    expect(data.overtaken).toEqual(['rows']);
  });

  it('leaves nothing changed when it equals what was typed', () => {
    const data = withLive(typed(ADDRESS), ADDRESS);
    expect(changedFields(data.start, data.values)).toEqual([]);
    expect(data.overtaken).toEqual([]);
  });

  it('ends overtaken for a field when both values become equal', () => {
    const overtaken = withLive(typed(ADDRESS), theirs);
    expect(withLive(overtaken, { ...theirs, base: { ...theirs.base, address: 'Place' } }).overtaken).toEqual([]);
  });
});

describe('saving', () => {
  it('starts from what was sent, and keeps what was typed meanwhile', () => {
    const sent = typed(ADDRESS);
    const later = typed({ ...ADDRESS, pattern: 'RRCC' }, sent);
    const data = withSaved({ ...later, submitted: true }, sent);
    expect(data.submitted).toBe(false);
    expect(changedFields(data.start, data.values)).toEqual(['pattern']);
    expect(data.start.base.address).toBe('Place');
  });

  it('also starts from what others have saved meanwhile', () => {
    const sent = typed(ADDRESS);
    const data = withSaved(withLive(sent, { ...FIRST, pattern: 'CC' }), sent);
    expect(data.start).toEqual({ ...ADDRESS, pattern: 'CC' });
    expect(changedFields(data.start, data.values)).toEqual([]);
  });
});
