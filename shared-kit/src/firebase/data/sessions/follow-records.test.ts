import fc from 'fast-check';
import type { AddressRecord, Session } from 'shared-kit/model';
import { aSession, createMemoryStore } from 'shared-kit/testing';
import { setDataStore, type Ask, type DocumentData } from '../store/document-store';
import { asking } from '../worker/worker-access';
import { toAddressRecord } from '../../../model/sessions/address-record';
import { followRecords, type RecordsMark } from './follow-records';

const DOMAIN = { company: 'acme', domain: 'North' };
const PATH = 'companies/acme/domains/North/sessions/s1/addresses';

/** An app that writes the session `s1`; `partSize` of them make a part. */
class App {
  readonly store = createMemoryStore();
  session: Session = aSession({ id: 's1', startTime: 1, endTime: null, total: 0, empty: 0, invalid: 0 });
  /** The time of the latest reading: no two readings have the same. */
  private time = 0;
  private readings: { address: string; checkedAt: Date; employeeId: string }[] = [];

  constructor(private readonly partSize = 500) {
    setDataStore(this.store);
  }

  read(count: number): void {
    const firstPart = Math.max(0, Math.ceil(this.readings.length / this.partSize) - 1);
    for (let i = 0; i < count; i++) {
      this.readings.push({ address: `A${this.readings.length % 7}`, checkedAt: new Date(++this.time), employeeId: '1' });
    }
    this.session = { ...this.session, total: this.session.total + count };
    this.write(firstPart);
  }

  /** Changes the newest reading, such as its pictures, which arrive later. */
  changeNewest(): void {
    const newest = this.readings.pop();
    if (!newest) return;
    this.readings.push({ ...newest, employeeId: `${newest.employeeId}+` });
    this.session = { ...this.session, empty: this.session.empty + 1 };
    this.write(Math.ceil(this.readings.length / this.partSize) - 1);
  }

  /** The session begins again: with fewer readings, or with as many at another time. */
  restart(count: number, startTime = this.session.startTime): void {
    this.parts().forEach((index) => this.store.remove(`${PATH}/${index}`));
    this.readings = [];
    this.session = { ...this.session, startTime, total: 0, empty: 0 };
    this.read(count);
  }

  removePart(index: number): void {
    this.store.remove(`${PATH}/${index}`);
  }

  writePart(index: number, records: object[]): void {
    this.store.set(`${PATH}/${index}`, { index, records });
    this.session = { ...this.session, total: this.session.total + records.length };
  }

  /** An older part is not as it was. */
  rewriteFirstPart(change: Partial<Session>): void {
    this.store.set(`${PATH}/0`, { index: 0, records: [{ address: 'Z9', checkedAt: new Date(0) }] });
    this.session = { ...this.session, ...change };
  }

  parts = (): number[] => Array.from({ length: Math.ceil(this.readings.length / this.partSize) }, (_, index) => index);

  private write(firstPart: number): void {
    for (const index of this.parts().slice(firstPart)) {
      this.store.set(`${PATH}/${index}`, { index, records: this.readings.slice(index * this.partSize, (index + 1) * this.partSize) });
    }
  }
}

/** A reader that follows the app's session, and counts the documents that each look reads. */
function aReader(app: App, ask: Ask = asking(null)) {
  let mark: RecordsMark | undefined;
  let records: AddressRecord[] = [];
  const look = async () => {
    const before = app.store.reads;
    const steps: number[] = [];
    for await (const step of followRecords(DOMAIN, app.session, mark, { ask })) {
      records = [...records.slice(0, step.from), ...step.records];
      ({ mark } = step);
      steps.push(step.from);
    }
    return { reads: app.store.reads - before, steps, count: records.length };
  };
  const afresh = async () => {
    const parts = await app.store.getAll({ path: PATH, orderBy: [['index', 'asc']] });
    return parts.flatMap(({ data }) => (data['records'] as DocumentData[]).map(toAddressRecord));
  };
  return { look, records: () => records, afresh };
}

describe('following the records of a session', () => {
  it('DASH-20 reads the newest part again and what came after it, and passes on only new readings (D-70)', async () => {
    const app = new App();
    const reader = aReader(app);
    app.read(1990);
    expect(await reader.look()).toEqual({ reads: 4, steps: [0, 1500, 1990], count: 1990 });
    app.read(5);
    expect(await reader.look()).toEqual({ reads: 1, steps: [1990], count: 1995 });
    app.read(20);
    expect(await reader.look()).toEqual({ reads: 2, steps: [1995], count: 2015 });
    app.read(10);
    expect(await reader.look()).toEqual({ reads: 1, steps: [2015], count: 2025 });
    expect(reader.records()).toEqual(await reader.afresh());
  });

  it('DASH-20 passes on the readings of the newest part from the first one that the app has changed (D-70)', async () => {
    const app = new App();
    const reader = aReader(app);
    app.read(520);
    await reader.look();
    app.changeNewest();
    expect(await reader.look()).toEqual({ reads: 1, steps: [519], count: 520 });
    expect(reader.records()).toEqual(await reader.afresh());
  });

  it.each<[string, (app: App) => void]>([
    ['begins again with fewer readings', (app) => app.restart(3)],
    ['counts less, with the same newest part', (app) => app.rewriteFirstPart({ total: app.session.total - 1 })],
    ['has fewer empty addresses, with the same newest part', (app) => app.rewriteFirstPart({ total: app.session.total + 9, empty: 0 })],
    ['has another start, with the same newest part', (app) => app.rewriteFirstPart({ startTime: 2 })],
    ['has lost its newest part', (app) => app.removePart(1)],
    [
      'has other readings in its newest part',
      (app) => app.writePart(1, [{ address: 'B1', checkedAt: new Date(0) }, ...Array<object>(40).fill({ address: 'B2' })]),
    ],
  ])('DASH-20 reads everything when the session %s (D-70)', async (_what, change) => {
    const app = new App();
    const reader = aReader(app);
    app.read(520);
    app.changeNewest();
    await reader.look();
    change(app);
    expect((await reader.look()).steps).toContain(0);
    expect(reader.records()).toEqual(await reader.afresh());
  });

  it('DASH-20 takes a part that comes late before a later one, and then goes on from the newest (D-70)', async () => {
    const app = new App();
    const reader = aReader(app);
    const readings = (time: number) => [{ address: `L${time}`, checkedAt: new Date(time) }];
    app.writePart(0, readings(1));
    app.writePart(2, readings(3));
    app.writePart(3, readings(4));
    await reader.look();
    app.writePart(1, readings(2));
    await reader.look();
    expect(reader.records().map(({ address }) => address)).toEqual(['L1', 'L2', 'L3', 'L4']);
    app.writePart(4, readings(5));
    expect(await reader.look()).toEqual({ reads: 3, steps: [4, 5], count: 5 });
  });

  it('DASH-20 reads a part again that the app completed between two requests (D-70)', async () => {
    const app = new App(4);
    let asked = 0;
    const reader = aReader(app, async (query) => {
      const answer = await asking(null)(query);
      if (++asked === 1) app.read(5);
      return answer;
    });
    // The last of the three parts of the first answer has two of its four readings.
    app.read(10);
    await reader.look();
    app.read(1);
    await reader.look();
    expect(reader.records()).toEqual(await reader.afresh());
  });

  it('DASH-20 goes on after a failed look with what it had (D-70)', async () => {
    const app = new App();
    const reader = aReader(app);
    app.read(520);
    await reader.look();
    app.store.setConnection('reconnecting');
    app.read(700);
    await expect(reader.look()).rejects.toMatchObject({ problem: { code: 6 } });
    app.store.setConnection('live');
    expect(await reader.look()).toMatchObject({ reads: 2, steps: [520] });
    expect(reader.records()).toEqual(await reader.afresh());
  });

  it('DASH-20 ends with what a fresh read returns, whatever the app writes before, between and during looks (D-70)', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 9 }).map((count) => (app: App) => app.read(count)) },
      { weight: 2, arbitrary: fc.constant((app: App) => app.changeNewest()) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map((count) => (app: App) => app.restart(count)) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 1, max: 60 }).map((count) => (app: App) => app.restart(count, app.session.startTime! + 1)),
      },
    );
    const steps = fc.array(step, { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.record({ before: steps, during: fc.array(steps, { maxLength: 3 }) }), { minLength: 1, maxLength: 8 }),
        async (partSize, looks) => {
          const app = new App(partSize);
          let during: (typeof looks)[number]['during'] = [];
          const reader = aReader(app, async (query) => {
            const answer = await asking(null)(query);
            during.shift()?.forEach((change) => change(app));
            return answer;
          });
          for (const look of looks) {
            look.before.forEach((change) => change(app));
            during = [...look.during];
            await reader.look();
          }
          during = [];
          await reader.look();
          expect(reader.records()).toEqual(await reader.afresh());
        },
      ),
    );
  });
});
