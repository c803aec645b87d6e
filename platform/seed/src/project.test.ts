import { inProject } from './project';

afterEach(() => {
  delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
});

it('an export needs the project, its options and credentials alone, as docs/deploy.md names them, and no secret of API keys', async () => {
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = '/nowhere/google.json';
  const env = { PROJECT_ID: 'acme-console', FIREBASE_OPTIONS: '{"apiKey":"key"}' };
  const write = jest.fn();
  await expect(inProject(env, { given: 'acme-console', ask: undefined }, write)).rejects.toThrow(/^the credentials \(GOOGLE_APPLICATION_CREDENTIALS.*\) give no access: /);
  expect(write).not.toHaveBeenCalled();
});
