import type { TableToggles } from 'shared-kit/model';
import { aRecord, aSettings } from 'shared-kit/testing';
import { SessionClient, type BuiltView } from './session-client';
import { SessionTableBuilder } from './session-table-builder';

const TOGGLES: TableToggles = { showInputData: false, showBaseFields: true, invalidOnly: false, mergeLabels: true };
const VIEW = { settings: aSettings(), session: { name: 'Aisle 1', startTime: 0, wasTask: false, orderedColumns: [] }, toggles: TOGGLES };

/** A client and a table builder that are connected directly, without a worker. */
function aBuilder() {
  const client: SessionClient = new SessionClient({ onFigures: () => {}, onReadings: () => {} });
  const builder = new SessionTableBuilder(
    (output) => client.handle(structuredClone(output)),
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
  return { builder, build };
}

async function nextCommand({ commands }: SessionClient, builder: SessionTableBuilder): Promise<void> {
  for await (const command of commands) {
    if (command.kind !== 'read') builder.handle(command);
    return;
  }
}

const addresses = ({ rows }: BuiltView) => rows.map(({ address }) => address);
const record = (address: string, status: 'read' | 'invalid' = 'read') => aRecord({ address, status });

describe('the records of a session in its worker', () => {
  it('DASH-20 are shown in part while they arrive, and completely at the end', async () => {
    const { builder, build } = aBuilder();
    builder.begin();
    const { firstPart, table } = await build();
    builder.add([record('G2')]);
    expect(await firstPart).toMatchObject({ partial: true, rows: [{ address: 'G2' }] });
    builder.add([record('G1')]);
    builder.complete();
    const whole = await table;
    expect(whole.partial).toBe(false);
    expect(addresses(whole)).toEqual(['G1', 'G2']);
  });

  it('DASH-20 stay unchanged while a later reading is under way, also in another view, and are replaced by it in the next view', async () => {
    const { builder, build } = aBuilder();
    const built = async (toggles = TOGGLES) => addresses(await (await build(toggles)).table);
    builder.begin();
    builder.add([record('G1'), record('G2', 'invalid')]);
    builder.complete();
    expect(await built()).toEqual(['G1', 'G2']);
    builder.begin();
    builder.add([record('G3', 'invalid')]);
    expect(await built({ ...TOGGLES, invalidOnly: true })).toEqual(['G2']);
    builder.complete();
    expect(await built({ ...TOGGLES, invalidOnly: true })).toEqual(['G3']);
  });

  it('DASH-20 keep an equal frame object, so that columns are made once', async () => {
    const { builder, build } = aBuilder();
    builder.begin();
    const { firstPart, table } = await build();
    builder.add([record('G1')]);
    const { frame } = await firstPart;
    builder.complete();
    expect((await table).frame).toBe(frame);
  });
});
