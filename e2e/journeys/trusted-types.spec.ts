import { expect, test } from '../support/test';

test('SHELL a page cannot turn text into markup or a script’s URL, and cannot create another Trusted Types policy', async ({
  page,
  signIn,
  pageProblems,
}) => {
  pageProblems.expected.push(/TrustedHTML|TrustedScript|[Tt]rusted.?[Tt]ypes?/);
  await signIn(page);
  const refused = await page.evaluate(() => {
    const element = document.createElement('div');
    const script = document.createElement('script');
    const attempts: Record<string, () => unknown> = {
      markup: () => (element.innerHTML = '<img src=x onerror=alert(1)>'),
      script: () => (script.src = 'http://localhost:1/evil.js'),
      code: () => (script.text = 'alert(1)'),
      worker: () => new Worker('/assets/evil.js'),
      remote: () => window.trustedRemoteScript?.('http://localhost:1/evil.js'),
      policy: () =>
        (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }).trustedTypes.createPolicy(
          'mine',
          {},
        ),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]!();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual(['markup', 'script', 'code', 'worker', 'remote', 'policy']);
  expect(await page.evaluate(() => Object.assign(document.createElement('style'), { innerHTML: 'a > b{}' }).textContent)).toBe('a > b{}');
});

declare global {
  interface Window {
    trustedRemoteScript?: (url: string) => unknown;
  }
}
