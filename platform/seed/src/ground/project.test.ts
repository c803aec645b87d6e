import { inProject } from './project';

afterEach(() => {
  delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
});

it('an export needs only the project, its options and credentials that docs/deploy.md lists, and no secret of API keys', async () => {
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = '/nowhere/google.json';
  const env = { PROJECT_ID: 'acme-console', FIREBASE_OPTIONS: '{"apiKey":"key","storageBucket":"pictures"}' };
  const write = jest.fn();
  await expect(inProject(env, { confirmedProject: 'acme-console', ask: undefined }, write)).rejects.toThrow(
    /^the credentials \(GOOGLE_APPLICATION_CREDENTIALS.*\) give no access: /,
  );
  expect(write).not.toHaveBeenCalled();
});
