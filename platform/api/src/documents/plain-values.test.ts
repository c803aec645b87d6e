import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { plainValues } from './plain-values';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

it('ADD-27 (D-70) values of every type that an app can store become JSON, without anything of the SDK', async () => {
  const { firestore } = platform.firebase;
  const time = Timestamp.fromMillis(1500);
  const ref = firestore.doc('odd/one');
  const own = { time, list: [null, 1.5, true, 'x'], inner: { time } };
  await ref.set({ ...own, ref, bytes: Buffer.from('ab'), place: new GeoPoint(1, 2), vector: FieldValue.vector([1, 2]), nan: NaN });
  const data = (await ref.get()).data();
  expect(JSON.parse(JSON.stringify(plainValues(data)))).toEqual({
    time: 1500,
    list: [null, 1.5, true, 'x'],
    inner: { time: 1500 },
    ref: 'odd/one',
    bytes: 'YWI=',
    place: { latitude: 1, longitude: 2 },
    vector: [1, 2],
    nan: null,
  });
  expect(plainValues({ time }, (moment) => moment.toDate().toISOString())).toEqual({ time: '1970-01-01T00:00:01.500Z' });
});
