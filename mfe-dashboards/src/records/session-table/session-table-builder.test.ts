import fc from 'fast-check';
import type { AddressRecord, TableToggles } from 'shared-kit/model';
import { aRecord, aSettings } from 'shared-kit/testing';
import { SessionClient, type BuiltView } from './session-client';
import { SessionTableBuilder } from './session-table-builder';

const TOGGLES: TableToggles = { showInputData: false, showBaseFields: true, invalidOnly: false, mergeLabels: true };
const VIEW = { settings: aSettings(), session: { name: 'Aisle 1', startTime: 0, wasTask: false, orderedColumns: [] }, toggles: TOGGLES };

/** A client and a table builder that are connected directly, without a worker. */
function aBuilder() {
  const client: SessionClient = new SessionClient({ onFigures: () => {}, onReadings: () => {} });
  /** The addresses whose rows were sent, in order. */
  const sent: string[] = [];
  const builder = new SessionTableBuilder(
    (output) => {
      if (output.kind === 'rows') sent.push(...output.rows.addresses);
      client.handle(structuredClone(output));
    },
    (reason) => {
      throw reason as Error;
    },
  );
  const build = async (toggles = TOGGLES) => {
    let table = Promise.resolve<BuiltView | undefined>(undefined);
    const firstPart = new Promise<BuiltView>((resolve) => (table = client.build({ ...VIEW, toggles }, resolve)));
    await nextCommand(client, builder);
    return { firstPart, table: table as Promise<BuiltView> };
  };
  return { builder, build, sent };
}

async function nextCommand({ commands }: SessionClient, builder: SessionTableBuilder): Promise<void> {
  for await (const command of commands) {
    if (command.kind !== 'read') builder.handle(command);
    return;
  }
}

const addresses = ({ rows }: BuiltView) => rows.map(({ address }) => address);
const shown = ({ frame, rows }: BuiltView) => ({
  frame,
  rows: rows.map(({ address, nth, cells, states, readings }) => ({ address, nth, cells, states, readings })),
});
const record = (address: string, status: 'read' | 'invalid' = 'read') => aRecord({ address, status });

describe('the records of a session in its worker', () => {
  it('DASH-20 are shown in part while they arrive, and completely at the end', async () => {
    const { builder, build } = aBuilder();
    builder.begin();
    const { firstPart, table } = await build();
    builder.add({ from: 0, records: [record('G2')] });
    expect(await firstPart).toMatchObject({ partial: true, rows: [{ address: 'G2' }] });
    builder.add({ from: 1, records: [record('G1')] });
    builder.complete();
    const whole = await table;
    expect(whole.partial).toBe(false);
    expect(addresses(whole)).toEqual(['G1', 'G2']);
  });

  it('DASH-20 stay unchanged while a later reading is under way, also in another view, and are shown with it in the next view', async () => {
    const { builder, build } = aBuilder();
    const built = async (toggles = TOGGLES) => addresses(await (await build(toggles)).table);
    builder.begin();
    builder.add({ from: 0, records: [record('G1'), record('G2', 'invalid')] });
    builder.complete();
    expect(await built()).toEqual(['G1', 'G2']);
    builder.begin();
    builder.add({ from: 2, records: [record('G3', 'invalid')] });
    expect(await built({ ...TOGGLES, invalidOnly: true })).toEqual(['G2']);
    builder.complete();
    expect(await built({ ...TOGGLES, invalidOnly: true })).toEqual(['G2', 'G3']);
  });

  it('DASH-20 have only the rows of addresses with new readings made and sent again', async () => {
    const { builder, build, sent } = aBuilder();
    builder.begin();
    builder.add({ from: 0, records: ['G1', 'G2', 'G3'].map((address) => record(address)) });
    builder.complete();
    const before = await (await build()).table;
    sent.length = 0;
    builder.begin();
    builder.add({ from: 3, records: [record('G2', 'invalid'), record('G0')] });
    builder.complete();
    const after = await (await build()).table;
    expect(sent).toEqual(['G2', 'G0']);
    expect(after.rows.map(({ address, readings }) => [address, readings])).toEqual([
      ['G0', 1],
      ['G1', 1],
      ['G2', 2],
      ['G3', 1],
    ]);
    expect(after.rows[1]).toBe(before.rows[0]);
    expect(before.rows.map(({ readings }) => readings)).toEqual([1, 1, 1]);
  });

  it('DASH-20 are replaced from the first reading that has changed', async () => {
    const { builder, build } = aBuilder();
    builder.begin();
    builder.add({ from: 0, records: [record('G1'), record('G2'), record('G3')] });
    builder.complete();
    await (
      await build()
    ).table;
    builder.begin();
    builder.add({ from: 1, records: [record('G2', 'invalid')] });
    builder.complete();
    expect((await (await build()).table).rows.map(({ address, invalid, cells }) => [address, invalid, cells.length])).toEqual([
      ['G1', 0, expect.any(Number)],
      ['G2', 0, expect.any(Number)],
    ]);
    expect(addresses(await (await build({ ...TOGGLES, invalidOnly: true })).table)).toEqual(['G2']);
  });

  it('DASH-20 make the same table however they arrive', async () => {
    const reading = fc.record({
      address: fc.constantFrom('G1', 'G2', 'G3', 'G4'),
      checkedAt: fc.integer({ min: 0, max: 5 }),
      mif: fc.dictionary(fc.constantFrom('Boxes', 'Weight'), fc.integer({ min: 0, max: 9 })),
    });
    const looks = fc.array(fc.record({ kept: fc.double({ min: 0, max: 1, noNaN: true }), readings: fc.array(reading, { maxLength: 5 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(looks, async (all) => {
        const { builder, build } = aBuilder();
        let records: AddressRecord[] = [];
        let table: BuiltView | undefined;
        for (const { kept, readings } of all) {
          // Mostly everything known is kept.
          const from = kept < 0.7 ? records.length : Math.floor((kept - 0.7) * records.length);
          records = [...records.slice(0, from), ...readings.map((one) => aRecord(one))];
          builder.begin();
          builder.add({ from, records: records.slice(from) });
          builder.complete();
          table = await (await build()).table;
        }
        const fresh = aBuilder();
        fresh.builder.begin();
        fresh.builder.add({ from: 0, records });
        fresh.builder.complete();
        expect(shown(table!)).toEqual(shown(await (await fresh.build()).table));
      }),
    );
  });

  it('DASH-20 keep an equal frame object, so that columns are made once', async () => {
    const { builder, build } = aBuilder();
    builder.begin();
    const { firstPart, table } = await build();
    builder.add({ from: 0, records: [record('G1')] });
    const { frame } = await firstPart;
    builder.complete();
    expect((await table).frame).toBe(frame);
  });
});
