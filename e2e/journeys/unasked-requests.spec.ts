import { expect, test } from '../support/test';

const IMAGE = /^image\/(png|svg\+xml|x-icon|vnd\.microsoft\.icon)/;

test('the files that browsers, phones and crawlers request by fixed names exist, and so does each icon that the page or its manifest names', async ({
  page,
}) => {
  await page.goto('/login');
  const named = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]')].map(
      ({ href }) => href,
    );
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    const { icons, start_url: start } = (await (await fetch(href)).json()) as { icons: { src: string }[]; start_url: string };
    return { icons: [...links, ...icons.map(({ src }) => new URL(src, href).href)], start: new URL(start, href).pathname };
  });
  expect(named.start).toBe('/');
  expect(named.icons.length).toBeGreaterThan(4);
  for (const url of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-120x120-precomposed.png', ...named.icons]) {
    const answer = await page.request.get(url);
    expect([url, answer.status(), answer.headers()['content-type']]).toEqual([url, 200, expect.stringMatching(IMAGE)]);
    expect(
      await page.evaluate(
        (src) =>
          new Promise((resolve) => Object.assign(new Image(), { src, onload: () => resolve('drawn'), onerror: () => resolve('broken') })),
        url,
      ),
    ).toBe('drawn');
  }
  expect(await (await page.request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  const changed = await page.request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([changed.status(), changed.headers()['location']]).toEqual([302, '/changepw']);
});
