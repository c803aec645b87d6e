import { trustedRemoteScript, trustScriptsOf } from './trusted-scripts';

beforeAll(() => trustScriptsOf('http://remotes.test/mfe-a/1.0.0/remoteEntry.js'));

it.each([
  ['http://remotes.test/mfe-a/1.0.0/remoteEntry.js', 'http://remotes.test/mfe-a/1.0.0/remoteEntry.js'],
  ['http://remotes.test/mfe-a/1.0.0/assets/1.js', 'http://remotes.test/mfe-a/1.0.0/assets/1.js'],
  ['http://remotes.test/mfe-a/0/../1.0.0/assets/1.js', 'http://remotes.test/mfe-a/1.0.0/assets/1.js'],
])('passes a script that lies beside an entry of the registry: %s', (url, href) => {
  expect(trustedRemoteScript(url)).toBe(href);
});

it.each([
  'http://evil.example/remoteEntry.js',
  'http://remotes.test/mfe-b/1.0.0/remoteEntry.js',
  'http://remotes.test/mfe-a/1.0.0/../../evil.js',
  'http://remotes.test.evil.example/mfe-a/1.0.0/remoteEntry.js',
  'http://user@remotes.test/mfe-a/1.0.0/remoteEntry.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '/assets/own.js',
])('refuses any other: %s', (url) => {
  expect(() => trustedRemoteScript(url)).toThrow(/No remote has the script/);
});
