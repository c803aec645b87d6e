import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, storagePaths } from 'shared-kit/model';
import { timeBudget } from './http/time-budget';
import { latestSettings } from './settings/latest-settings';
import { apiCaller } from './testing/api-caller';
import { endedAtEachStep } from './testing/ended-at-step';
import { TEST_SETTINGS, writeDomain } from './testing/test-domain';
import { startTestPlatform, type TestPlatform } from './testing/test-platform';
import { retryPushes } from './work/pushes/retry-pushes';

// The pairs of stores in docs/security.md that belong to domains: pictures beside settings, and what was sent to a listener beside its status.

const NORTH = { company: 'acme', domain: 'North' };

let platform: TestPlatform;
let token: string;
let listener: Server;
/** The keys by which the listener recognises a repetition, in the order of what it received. */
let received: string[] = [];
const call = apiCaller(() => platform);

beforeAll(async () => {
  listener = createServer((request, response) => {
    received.push(String(request.headers['idempotency-key']));
    request.resume().once('end', () => response.end());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/take`;
  platform = await startTestPlatform({ demoListener: url });
  await platform.started();
  await platform.signUp({ uid: 'marcos', moderator: true, authDomains: ['North'] });
  token = await platform.signUp({ uid: 'key', keyUser: true });
  await at(docPaths.company('acme')).set({ id: 'acme', authDomains: ['North'], hasSessionPushListener: true });
});

afterAll(async () => {
  await platform.stop();
  listener.close();
});

const at = (path: string) => platform.firebase.firestore.doc(path);
const isStored = async (path: string) => (await platform.firebase.bucket.file(path).exists())[0];
const settingsOf = (domain: string) => latestSettings(platform.firebase.firestore, { company: 'acme', domain });
const recordsOf = async (target: string) =>
  (await platform.firebase.firestore.collection(firestorePaths.audit('acme')).where('target', '==', target).get()).size;
const listOf = async (path: string) => (await at(path).get()).get('authDomains') as string[];

describe('a picture of a label', () => {
  it('ADD-46 (D-51) that is ended at any step is named by no settings, or is there', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 10 }, (_, red) =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: { r: red, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    const corners = { firstVertex: { x: 0, y: 0 }, secondVertex: { x: 100, y: 80 } };
    const dataFields = [{ name: 'LOT', type: 'data', limiterType: 'range', limiter: '4' }];
    const barcodePatterns = [{ ...corners, regex: '', ignoreRemaining: true, isRequired: true, dataFields }];
    const design = (picture: Buffer) => {
      const imageFile = `data:image/png;base64,${picture.toString('base64')}`;
      return { name: 'Pallet', imageFile, ...corners, barcodePatterns };
    };
    await writeDomain(platform.firebase, NORTH);
    const found: (string | null)[] = [];
    const answers: object[] = [];
    await endedAtEachStep(platform.firebase, {
      work: async (n) => {
        const body = { domain: 'North', labelName: 'Pallet', newLabelDesign: design(pictures[n]!) };
        answers.push(await call('PATCH', 'labelDesigns', { token, parentUid: 'marcos', body }));
      },
      after: async () => {
        const { picture } = (await settingsOf('North')).labelDesigns[0]!;
        found.push(picture);
        if (picture !== null) expect(await isStored(picture)).toBe(true);
      },
    });
    const { picture } = (await settingsOf('North')).labelDesigns[0]!;
    expect(answers.at(-1)).toMatchObject({ http: 200 });
    // The file, then the settings with their record.
    expect(found.slice(0, 2)).toEqual([null, null]);
    expect(await isStored(picture!)).toBe(true);
  });
});

describe('a domain with copied labels', () => {
  it('ADD-46 (D-44) whose making is ended at any step is there with all pictures, or not at all, and can be made again', async () => {
    const names = ['Small', 'Large'];
    const [label] = TEST_SETTINGS.labelDesigns;
    const labelDesigns = names.map((name) => ({ ...label!, name, picture: storagePaths.label(NORTH, name, 'a1') }));
    for (const { picture } of labelDesigns) await platform.firebase.bucket.file(picture).save('picture', { resumable: false });
    await writeDomain(platform.firebase, NORTH, { ...TEST_SETTINGS, labelDesigns });
    const create = async (domain: string) => {
      const currentDomains = await listOf(docPaths.company('acme'));
      return call('POST', 'domains', { token, parentUid: 'marcos', body: { domain, copyDomain: 'North', currentDomains } });
    };
    const expectWhole = async (domain: string) => {
      const pictures = (await settingsOf(domain)).labelDesigns.map(({ picture }) => picture!);
      expect(pictures).toHaveLength(names.length);
      expect(await Promise.all(pictures.map(isStored))).toEqual([true, true]);
    };
    const made: boolean[] = [];
    await endedAtEachStep(platform.firebase, {
      work: (n) => create(`Copy ${n}`),
      after: async (n) => {
        const domain = `Copy ${n}`;
        const isThere = (await at(docPaths.domain({ company: 'acme', domain })).get()).exists;
        made.push(isThere);
        for (const path of [docPaths.company('acme'), docPaths.user('marcos')]) expect((await listOf(path)).includes(domain)).toBe(isThere);
        expect(await recordsOf(docPaths.domain({ company: 'acme', domain }))).toBe(isThere ? 1 : 0);
        expect(await create(domain)).toMatchObject({ code: isThere ? 300 : 301 });
        await expectWhole(domain);
      },
    });
    // Two files, then everything in one transaction; the summary of the start page comes after it.
    expect(made.slice(0, 3)).toEqual([false, false, false]);
    expect(made).toContain(true);
  });
});

describe('a push', () => {
  const session = (n: number, kind: string) => ({ ...NORTH, session: `${kind}-${n}` });
  const store = (n: number, kind: string) =>
    at(docPaths.session(session(n, kind))).set({
      name: 'S',
      startTime: Timestamp.fromMillis(0),
      endTime: Timestamp.fromMillis(1000),
      pushStatus: 'PENDING',
      pushTriedAt: 0,
    });
  const statusOf = async (n: number, kind: string) => (await at(docPaths.session(session(n, kind))).get()).get('pushStatus') as unknown;
  const retry = () => retryPushes(services(), new AbortController().signal);
  const services = () => ({
    firebase: platform.firebase,
    timeBudget,
    demoListener: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/take`,
  });

  it.each<[string, string, (n: number) => Promise<unknown>]>([
    [
      'that a user asks for',
      'asked',
      (n) =>
        call('POST', 'triggerSessionPush', { token, query: { domain: 'North', session: `asked-${n}`, company: 'acme', isRetry: 'true' } }),
    ],
    ['of the platform', 'hourly', retry],
  ])('ADD-46 API-13 (D-71) %s that is ended at any step waits until it is sent, each time by the same key', async (_who, kind, work) => {
    const found: unknown[] = [];
    await endedAtEachStep(platform.firebase, {
      before: async (n) => {
        received = [];
        await store(n, kind);
      },
      work,
      after: async (n) => {
        const status = await statusOf(n, kind);
        found.push([received.length, status]);
        expect(await recordsOf(docPaths.session(session(n, kind)))).toBe(status === 'PUSHED' ? 1 : 0);
        // The claim of the server that ended lasts half an hour.
        await at(docPaths.session(session(n, kind))).update({ pushTriedAt: 0 });
        await retry();
        expect(await statusOf(n, kind)).toBe('PUSHED');
        expect(new Set(received)).toEqual(new Set([`acme%2FNorth%2F${kind}-${n}`]));
      },
    });
    // Sent, but its status not stored: it is sent again.
    expect(found).toContainEqual([1, 'PENDING']);
  });
});
