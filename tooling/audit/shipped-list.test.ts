import { readThirdParty, type ThirdParty } from './notices';
import { readShippedList, shippedListFaults, type Bom } from './shipped-list';

describe('the list of what ships', () => {
  let thirdParty: Record<string, ThirdParty[]>;
  let bom: Bom;
  beforeAll(async () => {
    thirdParty = await readThirdParty();
    bom = await readShippedList(thirdParty);
  });

  it('ADD-51 (D-145) is one of CycloneDX with every package of NOTICES.txt, its version, licence and hash', () => {
    expect(shippedListFaults(bom, thirdParty)).toEqual([]);
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'inventory-console', type: 'application' } } });
    expect(bom.components.length).toBeGreaterThan(300);
    expect(bom.components.find(({ name }) => name === 'fastify')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/fastify@\d/),
      licenses: [{ license: { id: 'MIT' } }],
      externalReferences: expect.arrayContaining([expect.objectContaining({ hashes: [{ alg: 'SHA-512', content: expect.any(String) }] })]),
    });
  });

  it('ADD-51 (D-145) has no package for development, is the same each time, and names the packages that are changed here', async () => {
    expect(bom.components.filter(({ name }) => /^(jest|eslint|webpack|playwright)$/.test(name))).toEqual([]);
    expect(await readShippedList(thirdParty)).toEqual(bom);
    expect(bom.components.filter(({ pedigree }) => pedigree).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['logger', 'webchannel-wrapper']),
    );
  });

  it.each([
    ['that is no list', (list: Bom) => ({ ...list, bomFormat: 'x' }), 'it is no list of CycloneDX'],
    [
      'that lacks a package',
      (list: Bom) => ({ ...list, components: list.components.filter(({ name }) => name !== 'fastify') }),
      'it lacks fastify@',
    ],
    [
      'with a package without a licence',
      (list: Bom) => ({ ...list, components: list.components.map(({ licenses: _none, ...one }) => one) }),
      'has no licence',
    ],
    [
      'with a package without a hash',
      (list: Bom) => ({ ...list, components: list.components.map((one) => ({ ...one, externalReferences: [] })) }),
      'has no hash',
    ],
    [
      'with a package that NOTICES.txt lacks',
      (list: Bom) => ({ ...list, components: [...list.components, { ...list.components[0]!, name: 'evil' }] }),
      'NOTICES.txt lacks ',
    ],
  ])('ADD-51 (D-145) lint refuses one %s', (_what, change, fault) => {
    expect(shippedListFaults(change(bom), thirdParty)[0]).toContain(fault);
  });
});
