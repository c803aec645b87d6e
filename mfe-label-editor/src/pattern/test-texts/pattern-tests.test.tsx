import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { DataField } from 'shared-kit/model';
import { TOO_SLOW } from '../evaluation/evaluate-texts';
import { aField, aPattern, box, constant, fill, openEditor, press, regex, result, separated } from '../testing/open-editor';

/** The worked examples of D-54: fields, whether the rest is ignored, the expression, a text that matches and one that does not. */
const EXAMPLES: [string, DataField[], boolean, string, [string, string[]], string][] = [
  [
    'PATTERN-09',
    [aField(), aField({ name: 'lot', limiter: '4' })],
    false,
    '^(.{6})(.{4})$',
    ['ABC123L001', ['ABC123', 'L001']],
    'ABC123L0012',
  ],
  ['PATTERN-08', [constant('P-'), aField({ name: 'pallet', limiter: '-1' })], false, '^P-(.*)$', ['P-0042', ['0042']], 'X-0042'],
  [
    'PATTERN-11',
    [separated('sku'), separated('qty', ';', { prefix: 'Q', postfix: 'KG' }), aField({ name: 'batch', limiter: '-1' })],
    false,
    '^([^;]*);Q([^KG;]*)KG;(.*)$',
    ['AB12;Q10KG;B7', ['AB12', '10', 'B7']],
    'AB12;Q10;B7',
  ],
  [
    'PATTERN-10, PATTERN-12',
    [constant('(01)'), aField({ name: 'gtin', limiter: '14' }), constant('(10)'), aField({ name: 'lot', limiter: '1,20' })],
    false,
    '^\\(01\\)(.{14})\\(10\\)(.{1,20})$',
    ['(01)07891234567895(10)LOT7', ['07891234567895', 'LOT7']],
    '(01)0789123456789(10)LOT7',
  ],
  [
    'PATTERN-06, PATTERN-07',
    [aField({ name: 'code', limiter: '3,5', prefix: '(' }), separated('site', '|', { prefix: '@' })],
    true,
    '^\\((.{3,5})@([^|]*)\\|.*',
    ['(ABCDE@S1|anything here', ['ABCDE', 'S1']],
    '(ABCDE@S1',
  ],
  [
    'PATTERN-11, PATTERN-12',
    [separated('aisle', '-'), separated('level', ']', { postfix: '^' }), constant('END.')],
    false,
    '^([^\\-]*)-([^\\^\\]]*)\\^\\]END\\.$',
    ['R01-L2^]END.', ['R01', 'L2']],
    'R01-L2]END.',
  ],
];

describe('trying the pattern', () => {
  const test = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
    fill('Test text', text);
    await user.click(press('Test'));
  };
  const values = () =>
    within(result())
      .getAllByRole('definition')
      .map((value) => value.textContent);

  it.each(EXAMPLES)(
    '%s, PATTERN-13, PATTERN-25, PATTERN-26 applies worked example %#',
    async (_ids, dataFields, ignoreRemaining, source, [good, captured], bad) => {
      const { user } = await openEditor({ values: aPattern({ dataFields, ignoreRemaining }) });
      expect(regex()).toHaveTextContent(source, { normalizeWhitespace: false });
      await test(user, good);
      await waitFor(() => expect(result()).toHaveTextContent('The whole pattern matches.'));
      expect(values()).toEqual(captured);
      const terms = within(result())
        .getAllByRole('term')
        .map((term) => term.textContent.replace(/^\d+ /, ''));
      expect(terms).toEqual(dataFields.filter(({ type }) => type === 'data').map(({ name }) => name));
      await test(user, bad);
      await waitFor(() => expect(result()).toHaveTextContent('The test text does not match the pattern.'));
    },
  );

  it.each([
    ['AB12;Q10;B7', 'Field qty does not match from character 9 on: “KG;” should be there.'],
    ['AB12;Q10K', 'Field qty does not match: the text ends before “KG;” is complete, character 10 is missing.'],
    ['AB', 'Field sku does not match: the text ends before “;” is complete, character 3 is missing.'],
  ])('ADD-10 says at which field and character the text %s stops matching', async (text, expected) => {
    const { user } = await openEditor({
      values: aPattern({ dataFields: [separated('sku'), separated('qty', ';', { prefix: 'Q', postfix: 'KG' })] }),
    });
    await test(user, text);
    await waitFor(() => expect(result()).toHaveTextContent(expected));
  });

  it('ADD-10 says which constant is missing, how many characters a field lacks, and what is left over', async () => {
    const { user } = await openEditor({ values: aPattern({ dataFields: [constant('P-'), aField()] }) });
    await test(user, 'P_123456');
    await waitFor(() => expect(result()).toHaveTextContent('The constant “P-” does not match from character 2 on.'));
    await test(user, 'P-1234');
    await waitFor(() =>
      expect(result()).toHaveTextContent('Field SKU does not match from character 3 on: it needs 6 characters, and 4 are there.'),
    );
    await test(user, 'P-12345678');
    await waitFor(() => expect(result()).toHaveTextContent('All fields match, but the text goes on at character 9: 78'));
  });

  it('PATTERN-25, PATTERN-26 updates the result when a field changes, and removes it when the text changes', async () => {
    const { user } = await openEditor({ values: aPattern({ dataFields: [aField()] }) });
    await test(user, 'ABC123!');
    await waitFor(() => expect(result()).toHaveTextContent('does not match'));
    await user.click(screen.getByRole('checkbox', { name: 'Ignore remaining' }));
    await waitFor(() => expect(result()).toHaveTextContent('The whole pattern matches.'));
    fill('Test text', 'x');
    expect(result()).toBeEmptyDOMElement();
  });

  it('ADD-10 keeps texts with the pattern, each with its result', async () => {
    const { user, values: pattern, steps } = await openEditor({ values: aPattern({ dataFields: [aField()] }), decodedText: 'AB1234' });
    await user.click(press('Keep what was read in the picture'));
    fill('Test text', 'AB12');
    await user.click(press('Keep'));
    expect(pattern().testTexts).toEqual(['AB1234', 'AB12']);
    expect(steps).toHaveLength(2);
    const [good, bad] = within(screen.getByRole('list', { name: 'Kept texts' })).getAllByRole('listitem');
    await waitFor(() => expect(good).toHaveTextContent('The whole pattern matches.'));
    expect(bad).toHaveTextContent('it needs 6 characters, and 4 are there');
    await user.click(press('Try AB12'));
    await waitFor(() => expect(result()).toHaveTextContent('does not match'));
    await user.click(press('Remove AB12'));
    expect(pattern().testTexts).toEqual(['AB1234']);
  });

  it('ADD-10 shows control characters by name, and stores and tests the real characters', async () => {
    const dataFields = [separated('SKU', '\u001d'), aField({ name: 'Lot', limiter: '2' })];
    const { user, values: pattern } = await openEditor({ values: aPattern({ dataFields }), decodedText: 'AB123\u001dCD' });
    const decoded = screen.getByRole('group', { name: 'Read in the picture' });
    await waitFor(() => expect(decoded).toHaveTextContent('The whole pattern matches.'));
    expect(decoded).toHaveTextContent('AB123<GS>CD');
    await user.click(press('Keep what was read in the picture'));
    await test(user, 'X<GS>12');
    await waitFor(() => expect(result()).toHaveTextContent('The whole pattern matches.'));
    expect(values()).toEqual(['X', '12']);
    await user.click(press('Keep'));
    expect(pattern().testTexts).toEqual(['AB123\u001dCD', 'X\u001d12']);
  });

  it('ADD-10 keeps at most ten texts of 200 characters', async () => {
    const { user } = await openEditor({
      values: aPattern({ dataFields: [aField()], testTexts: Array.from({ length: 10 }, (_, i) => `T${i}`) }),
    });
    fill('Test text', 'one more');
    expect(press('Keep')).toBeDisabled();
    expect(screen.getByText('A pattern keeps at most 10 texts.')).toBeVisible();
    await user.click(press('Remove T0'));
    expect(press('Keep')).toBeEnabled();
    fill('Test text', 'x'.repeat(201));
    expect(press('Keep')).toBeDisabled();
    expect(box('Test text')).toHaveAccessibleDescription('At most 200 characters.');
  });

  it('PATTERN-26 shows the text read from the picture with each field over its characters', async () => {
    await openEditor({
      values: aPattern({ dataFields: [separated('sku'), separated('qty', ';', { prefix: 'Q', postfix: 'KG' })] }),
      decodedText: 'AB12;Q10KG;',
    });
    const decoded = screen.getByRole('group', { name: 'Read in the picture' });
    await waitFor(() => expect(decoded).toHaveTextContent('The whole pattern matches.'));
    expect([...decoded.querySelectorAll('[data-number]')].map((part) => [part.textContent, part.getAttribute('data-number')])).toEqual([
      ['AB12', '0'],
      ['10', '1'],
    ]);
    expect([...decoded.querySelectorAll('.pe-part')].map((part) => part.textContent)).toEqual(['AB12', ';', 'Q', '10', 'KG;']);
  });

  describe('with an expression that never ends', () => {
    /** A worker that starts with a text and never finishes it. */
    class StuckWorker {
      static started = 0;
      static ended = 0;
      onmessage: ((event: MessageEvent) => void) | null = null;
      constructor() {
        StuckWorker.started++;
        setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: { kind: 'ready' } })));
      }
      postMessage(message: { kind: string }) {
        if (message.kind === 'request')
          setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: { kind: 'limit', limit: TOO_SLOW } })));
      }
      terminate() {
        StuckWorker.ended++;
      }
    }

    it('PATTERN-25 stops it after a second with a clear message, and the page stays usable meanwhile', async () => {
      const before = { Worker: globalThis.Worker, createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
      Object.assign(globalThis, { Worker: StuckWorker });
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
      try {
        const { user } = await openEditor({ values: aPattern({ dataFields: [aField({ limiter: '3}(a+)+x{1' })] }) });
        await test(user, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!');
        expect(result()).toHaveTextContent('Trying it');
        fill('Field name', 'still typing');
        expect(box('Field name')).toHaveValue('still typing');
        await waitFor(() => expect(result()).toHaveTextContent(/ended after a second/));
        expect(StuckWorker.ended).toBe(StuckWorker.started);
      } finally {
        Object.assign(globalThis, { Worker: before.Worker });
        Object.assign(URL, before);
        await act(async () => Promise.resolve());
      }
    });
  });
});
