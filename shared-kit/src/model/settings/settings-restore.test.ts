/** @jest-environment node */
import type { DomainSettings } from '../entities/entities';
import { MAX_LABEL_DESIGNS, MAX_MANUAL_INPUT_FIELDS } from '../entities/limits';
import { fieldNamed, labelNamed, settingsWith } from './settings.test-data';
import { restoreSettingsParts, type RestorablePart } from './settings-restore';

const label = (name: string, picture: string | null = null) => labelNamed(name, { picture });
const field = (name: string, unity = '') => fieldNamed(name, { unity });
const [texts, box, weight] = [{ kind: 'texts' }, { kind: 'label', name: 'Box' }, { kind: 'field', name: 'Weight' }] as const;

const old = settingsWith({
  addrPattern: 'RR',
  labelDesigns: [label('Box', 'old'), label('Pallet')],
  manualInputFields: [field('Weight', 'kg'), field('Boxes')],
});

function restored(current: Partial<DomainSettings>, parts: readonly RestorablePart[], from = old) {
  const outcome = restoreSettingsParts(settingsWith(current), from, parts);
  if (!outcome.ok) throw new Error(outcome.problem.text);
  const { changes, unchanged } = outcome.value;
  return { settings: { ...settingsWith(current), ...changes }, unchanged, changes };
}
const refused = (current: Partial<DomainSettings>, parts: readonly RestorablePart[], from = old) =>
  restoreSettingsParts(settingsWith(current), from, parts);

it('ADD-02 restores the texts without changing labels and fields', () => {
  const current = { addrPattern: 'CC', labelDesigns: [label('Crate')] };
  expect(restored(current, [texts])).toMatchObject({ settings: settingsWith({ ...current, addrPattern: 'RR' }), unchanged: [] });
});

it('ADD-02 restores a label at its current position with its old picture', () => {
  const current = { labelDesigns: [label('Pallet'), label('Box', 'new')] };
  expect(restored(current, [box]).settings.labelDesigns).toEqual([label('Pallet'), label('Box', 'old')]);
});

it('ADD-02 restores removed items at their old position, or at the end', () => {
  expect(restored({ labelDesigns: [label('Pallet')] }, [box]).settings.labelDesigns.map(({ name }) => name)).toEqual(['Box', 'Pallet']);
  const last = { kind: 'field', name: 'Boxes' } as const;
  expect(restored({}, [last]).settings.manualInputFields).toEqual([field('Boxes')]);
  expect(restored({ manualInputFields: [field('A'), field('B')] }, [last]).settings.manualInputFields.map((one) => one.field)).toEqual([
    'A',
    'Boxes',
    'B',
  ]);
});

it('ADD-02 returns the parts that are already the same', () => {
  const current = { addrPattern: 'RR', labelDesigns: [label('Box', 'new')], manualInputFields: [field('Weight', 'kg')] };
  const { settings, unchanged, changes } = restored(current, [texts, box, weight, box]);
  expect(Object.keys(changes)).toEqual(['labelDesigns']);
  expect(unchanged).toEqual([texts, weight, box]);
  expect(settings).toEqual(settingsWith({ ...current, labelDesigns: [label('Box', 'old')] }));
});

it.each<[string, RestorablePart[], object]>([
  ['a label that the version does not hold', [texts, { kind: 'label', name: 'Crate' }], { code: 215, field: 'parts.1', args: ['Crate'] }],
  ['a field that the version does not hold', [{ kind: 'field', name: 'toString' }], { code: 215, field: 'parts.0' }],
])('ADD-02 rejects %s', (_title, parts, problem) => {
  expect(refused({}, parts)).toMatchObject({ ok: false, problem });
});

it('ADD-02 applies the current rules to old parts', () => {
  const worse = settingsWith({
    addrPattern: '',
    labelDesigns: [{ ...label('Box'), barcodePatterns: [] }],
    manualInputFields: [{ ...field('Weight'), description: '' }],
  });
  expect(refused({}, [texts], worse)).toMatchObject({ problem: { code: 205, field: 'addrPattern' } });
  expect(refused({}, [box], worse)).toMatchObject({ problem: { code: 202 } });
  expect(refused({}, [weight], worse)).toMatchObject({ problem: { code: 205, field: 'description' } });
});

it('ADD-02 DSET-18 rejects a name that another item has now, ignoring case and spaces', () => {
  const spaced = settingsWith({ labelDesigns: [label(' Box ')] });
  expect(refused({ labelDesigns: [label('Box')] }, [{ kind: 'label', name: ' Box ' }], spaced)).toMatchObject({ problem: { code: 216 } });
});

it('ADD-02 D-50 applies the limits', () => {
  const many = Array.from({ length: MAX_LABEL_DESIGNS }, (_, i) => label(`L${i}`));
  expect(refused({ labelDesigns: many }, [box])).toMatchObject({ problem: { code: 200, key: 'label.tooMany', args: [100] } });
  expect(refused({ labelDesigns: [...many.slice(1), label('Box')] }, [box])).toMatchObject({ ok: true });
  const fields = Array.from({ length: MAX_MANUAL_INPUT_FIELDS }, (_, i) => field(`F${i}`));
  expect(refused({ manualInputFields: fields }, [weight])).toMatchObject({ problem: { code: 200, key: 'mif.tooMany' } });
});
