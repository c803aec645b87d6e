import { citations, readChecklist } from './citations.mjs';

it('reads requirements and leaves the rest of the page', () => {
  const text = '# Title\nIDs | are | stable\nTASK-22 | mfe-dashboards | names repeated | addresses | §2\nI18N-01 | locales | four | §9\n';
  expect(readChecklist(text)).toEqual([
    { id: 'TASK-22', owner: 'mfe-dashboards', text: 'names repeated | addresses | §2' },
    { id: 'I18N-01', owner: 'locales', text: 'four | §9' },
  ]);
});

describe('which tests cite which requirement', () => {
  const cited = (text) => [...citations([{ file: 'a.test.ts', text }])].map(([id, [{ line }]]) => `${id}:${line}`);

  it.each([
    ["it('TASK-22 names them', () => {})", ['TASK-22:1']],
    ['\n  it("TASK-22 DASH-01 both", async () => {})', ['TASK-22:2', 'DASH-01:2']],
    ["describe('TASK-13 a group', () => {})", ['TASK-13:1']],
    ["it.each([['a(1)'], ['b']])('TASK-19 of %s', () => {})", ['TASK-19:1']],
    ['it.each`\n a | b \n`("I18N-02 of $a", () => {})', ['I18N-02:3']],
    ["it.each([\n  ['DSET-19 with a number', 214],\n])('%s', () => {})", ['DSET-19:2']],
    ["test('GUARD-03 in a browser', async ({ page }) => {})", ['GUARD-03:1']],
    ["// TASK-22 in a comment\nexpect('TASK-22').toBe(x)", []],
  ])('%j', (text, expected) => {
    expect(cited(text)).toEqual(expected);
  });
});
