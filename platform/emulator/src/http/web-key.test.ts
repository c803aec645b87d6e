import { WebKey } from './web-key';

const refusal = (origins: string[], referrer: string | undefined): string | undefined => {
  try {
    new WebKey('p', origins, []).check('firestore', 'key', referrer);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ['https://console.example', 'https://console.example/'],
  ['https://console.example', 'https://console.example/sessions/1?x=2'],
  ['https://console.example/*', 'https://console.example/'],
  ['https://console.example:443', 'https://console.example/'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100/'],
  ['http://[::1]:4100', 'http://[::1]:4100/'],
  ['https://*.example:8443', 'https://a.b.example:8443/'],
  ['HTTPS://Console.Example', 'https://console.example/'],
])('ADD-31 a key of %s works on %s', (origin, referrer) => {
  expect(refusal([origin], referrer)).toBeUndefined();
  expect(refusal(['https://other.example', origin], referrer)).toBeUndefined();
});

it.each([
  ['https://console.example', 'http://console.example/'],
  ['https://console.example', 'https://console.example:8443/'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4101/'],
  ['http://127.0.0.1:4100', 'http://localhost:4100/'],
  ['https://console.example', 'https://console.example.evil.test/'],
  ['https://console.example', 'https://evil.test/https://console.example/'],
  ['https://console.example', 'https://console.example@evil.test/'],
  ['https://console.example', 'https://a.console.example/'],
  ['https://*.example', 'https://evilexample/'],
  ['https://*.example', 'https://example/'],
  ['https://console.example', 'console.example'],
])('ADD-31 a key of %s is refused on %s', (origin, referrer) => {
  expect(refusal([origin], referrer)).toBe(`Requests from referer ${referrer} are blocked.`);
});

it('ADD-31 a restricted key is refused without a referrer', () => {
  for (const referrer of [undefined, ''])
    expect(refusal(['https://console.example'], referrer)).toBe('Requests from referer <empty> are blocked.');
  expect(refusal([], 'https://console.example/')).toBe('Requests from referer https://console.example/ are blocked.');
});

it.each([
  'console.example',
  'ftp://console.example',
  'https://con*.example',
  'https://*',
  'https://console.example:*',
  'https://console.example/path',
])('ADD-31 "%s" is no website of a key', (origin) => {
  expect(() => new WebKey('p', [origin], [])).toThrow(`WEB_KEY_ORIGINS has origins such as https://console.example, not "${origin}".`);
});
