import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { smallRepository, type SmallRepository } from './testing/small-repository';

const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom');

/** A report that a run of the suite writes. */
const reportOf = (name: string) => readFileSync(join(repository.folder, 'mfe-tiny', 'test-results', name), 'utf8');

let repository: SmallRepository;
beforeEach(async () => (repository = await smallRepository()));
afterEach(() => rmSync(repository.folder, { recursive: true, force: true }));

describe('the tests that the team of a remote runs', () => {
  it('ADD-FIT-05 are types, style, suite and journeys of that remote only; a line names other changed packages', async () => {
    repository.write('mfe-other/src/other.mjs', 'export const other = 1;\n');
    const { code, output } = await repository.run('test', 'mfe-tiny');
    expect(output).toMatch(
      /Tested: mfe-tiny; journeys: tiny\n.*— Types\n.*— Lint\n.*— Unit and platform tests\n.*— Browser tests\n.*shows the sum.*\n2 passed, 0 failed\n$/s,
    );
    expect(output).toContain('\nNot tested, though your changes reach it: mfe-other, the journey other. npm test -- --changed does.\n');
    expect(code).toBe(0);
  });

  it('try a failed journey once more, and list it before the counts if it passes then', async () => {
    const first =
      "import { test } from '@playwright/test';\ntest.describe('at night', () => { test('counts the stock', ({}, info) => { if (info.retry === 0) throw new Error('lost once'); }); });\n";
    repository.write('e2e/journeys/tiny.spec.ts', first);
    const { code, output } = await repository.run('test-part', 'e2e', 'tiny');
    expect(output).toMatch(/lost once.* 1 flaky\n +journeys\/tiny\.spec\.ts:2:\d+ › at night › counts the stock.*\n1 passed, 0 failed\n$/s);
    expect(code).toBe(0);
    repository.write('e2e/journeys/tiny.spec.ts', first.replace('info.retry === 0', 'info.retry < 2'));
    expect((await repository.run('test-part', 'e2e', 'tiny')).output).toMatch(/\n0 passed, 1 failed\n$/);
  });

  it('ADD-FIT-05 with --changed cover what the change affects, continue after failures, and write readable reports for any title or message', async () => {
    repository.write('mfe-tiny/src/sum.ts', "export const sum = (one: number, other: number): number =>  (one === other ? 'same' : 3);\n");
    repository.write('mfe-tiny/src/style.js', 'debugger;\n');
    repository.write('mfe-tiny/src/fails.test.ts', "it('fails', () => { throw new Error('\\u001b[31mred\\u001b[39m <\\u0000>'); });\n");
    repository.write('e2e/journeys/tiny.spec.ts', "throw new Error('no journey');\n");
    const { code, output } = await repository.run('test', '--changed=HEAD');
    expect(output).toContain('Tested: mfe-tiny; journeys: tiny\n');
    expect(output).toMatch(/warn.*mfe-tiny\/src\/sum\.ts\n/);
    for (const part of ['Types', 'Lint', 'Unit and platform tests', 'Browser tests']) expect(output).toContain(`— ${part}: 1 failed\n`);
    expect(output).toMatch(/\n1 passed, 4 failed\n$/);
    expect(code).toBe(1);

    const junit = new JSDOM(reportOf('junit.xml'), { contentType: 'text/xml' }).window.document;
    const [sum, fails] = ['src/sum.test.ts', 'src/fails.test.ts'].map((file) => junit.querySelector(`testcase[file="${file}"]`));
    expect(sum.getAttribute('name')).toContain('adds \\u{1} <b>"numbers"</b> & ]]>');
    expect(sum.querySelector('failure')).toBeNull();
    expect(fails.querySelector('failure').textContent).toContain('Error: red <\\u{0}>');

    const page = new JSDOM(reportOf('report.html')).window.document;
    expect(page.title).toBe('Tests of mfe-tiny');
    const titles = [...page.querySelectorAll('.test-title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining([expect.stringContaining('<b>"numbers"</b> & ]]>'), 'fails']));
    expect(page.body.textContent).toContain('Error: red <\\u{0}>');
  });

  it('of all packages refuse exports and files that nobody uses, and files of another form', async () => {
    expect(await repository.run('lint')).toMatchObject({ code: 0 });
    repository.write(
      'mfe-tiny/src/sum.ts',
      'export const sum = (one: number, other: number): number => one + other;\nexport  const product = 1;\n',
    );
    repository.write('mfe-tiny/src/forgotten.ts', '');
    const { code, output } = await repository.run('lint');
    expect(output).toMatch(/warn.*mfe-tiny\/src\/sum\.ts\n/);
    expect(output).toMatch(/Unused files.*mfe-tiny\/src\/forgotten\.ts.*Unused exports.*product +mfe-tiny\/src\/sum\.ts/s);
    expect(code).toBe(1);
  });
});
