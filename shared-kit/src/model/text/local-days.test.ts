/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const source = readFileSync(join(__dirname, 'local-days.ts'), 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } });

/** The days between two local times in a zone, which a process has from its start on, and the beginning of the second one's day. */
function inZone(zone: string, from: string, to: string): { days: number; begins: string } {
  const script = `${outputText}
    const [from, to] = ${JSON.stringify([from, to])}.map((local) => new Date(local).getTime());
    process.stdout.write(JSON.stringify({ days: exports.daysBetween(from, to), begins: new Date(exports.dayFrom(to)).toLocaleString('sv') }));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { env: { ...process.env, TZ: zone }, encoding: 'utf8' })) as ReturnType<
    typeof inZone
  >;
}

describe('(D-146) days between two times are the midnights of the reader between them', () => {
  it.each([
    ['UTC', '2024-03-04T23:00', '2024-03-06T08:00', 2],
    ['UTC', '2024-03-06T23:59', '2024-03-07T00:01', 1],
    ['UTC', '2024-03-06T00:01', '2024-03-06T23:59', 0],
    ['UTC', '2024-03-06T08:00', '2024-03-03T23:00', -3],
    // Days of 23 and 25 hours.
    ['Europe/Lisbon', '2024-03-30T23:30', '2024-04-01T00:30', 2],
    ['Europe/Lisbon', '2024-10-26T00:30', '2024-10-28T23:30', 2],
    ['America/New_York', '2024-11-03T23:30', '2024-11-02T23:45', -1],
  ])('in %s from %s to %s: %p', (zone, from, to, days) => {
    expect(inZone(zone, from, to).days).toBe(days);
  });

  it('also where the clock skips midnight', () => {
    expect(inZone('America/Sao_Paulo', '2018-11-03T23:30', '2018-11-04T12:00')).toEqual({ days: 1, begins: '2018-11-04 01:00:00' });
    expect(inZone('America/Sao_Paulo', '2018-11-04T12:00', '2018-11-05T00:30')).toEqual({ days: 1, begins: '2018-11-05 00:00:00' });
  });
});
