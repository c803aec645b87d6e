import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { openFirebase } from './firebase-answers';

let platform: TestPlatform;

// Sets the variables by which Google's libraries ask the embedded services, also for what counts as a project here.
beforeAll(async () => (platform = await startTestPlatform()));

afterAll(async () => {
  jest.restoreAllMocks();
  await platform.stop();
});

it('ADD-31 a server does not start with a bucket that its project does not have, and names it', async () => {
  // The server's key is asked for at Google's own URL.
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ error: { message: 'INVALID_OOB_CODE' } }, { status: 400 }));
  const { projectId } = platform.firebase;
  await expect(openFirebase({ projectId, storageBucket: 'pictures-of-nobody' })).rejects.toThrow(
    `The project ${projectId} does not answer: bucket pictures-of-nobody: it does not exist. Check PROJECT_ID, FIRESTORE_DATABASE, storageBucket of FIREBASE_OPTIONS`,
  );
  const opened = await openFirebase({ projectId, storageBucket: platform.firebase.bucket.name });
  await opened.close();
});
