import { parseHost, tabHost } from './tab-host';

const CHROME = 'Mozilla/5.0 Chrome/156.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 Version/19.0 Safari/605.1.15';

const page = (userAgent: string) => ({ sessionStorage, navigator: { userAgent } as Navigator });

describe('the host name of a tab', () => {
  it.each(['127.0.0.1:8080', 'localhost:8080', '[::1]:8080'])('is its own for %s, and the same after a reload', (host) => {
    const first = tabHost(host, page(CHROME));
    expect(first.name).toMatch(/^t\d+\.localhost$/);
    expect(first.port).toBe(8080);
    expect(tabHost(host, page(CHROME))).toEqual(first);
  });

  it('is the configured one for other machines, and in browsers that do not resolve such names', () => {
    expect(tabHost('firestore.internal:8080', page(CHROME))).toEqual({ name: 'firestore.internal', port: 8080 });
    expect(tabHost('127.0.0.1:8080', page(SAFARI))).toEqual({ name: '127.0.0.1', port: 8080 });
  });

  it('works without storage, and replaces an invalid stored value', () => {
    sessionStorage.setItem('firestore.tab', 'evil.example/');
    expect(tabHost('localhost:1', page(CHROME)).name).toMatch(/^t\d+\.localhost$/);
    const denied = {
      getItem: () => {
        throw new Error('denied');
      },
    } as unknown as Storage;
    expect(tabHost('localhost:1', { ...page(CHROME), sessionStorage: denied }).name).toMatch(/^t\d+\.localhost$/);
  });

  it('parseHost returns name and port', () => {
    expect(parseHost('[::1]:9000')).toEqual({ name: '[::1]', port: 9000 });
    expect(parseHost('host')).toEqual({ name: 'host', port: 80 });
  });
});
