/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { dateSerial, dateText } from './dates';

/** Runs the date functions in a process of another time zone, which a running one cannot change to. */
function inZone(zone: string, moments: string[]): { text: string; shown: string }[] {
  const source = readFileSync(join(__dirname, 'dates.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const script = `${outputText}
    const shown = (serial) => new Date(Math.round((serial - 25569) * 86400) * 1000).toISOString();
    console.log(JSON.stringify(${JSON.stringify(moments)}.map((m) => {
      const ms = Date.parse(m);
      return { text: exports.dateText(ms), shown: shown(exports.dateSerial(ms)) };
    })));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { env: { ...process.env, TZ: zone }, encoding: 'utf8' }));
}

describe('dates in files', () => {
  it('TASK-37 EXPORT-15 are written as year/month/day hours:minutes:seconds', () => {
    expect(dateText(new Date(2024, 2, 1, 9, 5, 7, 999).getTime())).toBe('2024/03/01 09:05:07');
  });

  it('EXPORT-15 count days since 1899-12-30 by local components, without parts of a second', () => {
    expect(dateSerial(new Date(2024, 2, 1, 12, 0, 0, 999).getTime())).toBe(45352.5);
  });

  it.each([
    ['America/Sao_Paulo', '2024-03-01T02:30:00Z', '2024/02/29 23:30:00'],
    ['America/Sao_Paulo, hour that summer time skips', '2018-11-04T03:00:00Z', '2018/11/04 01:00:00'],
    ['America/Sao_Paulo, hour that comes twice', '2018-02-18T02:30:00Z', '2018/02/17 23:30:00'],
    ['Asia/Kolkata', '2024-03-01T18:45:10Z', '2024/03/02 00:15:10'],
    ['Europe/Lisbon, hour that comes twice', '2024-10-27T01:30:00Z', '2024/10/27 01:30:00'],
    ['Europe/Lisbon, after the skipped hour', '2024-03-31T01:00:00Z', '2024/03/31 02:00:00'],
  ])('EXPORT-15 show the local time of %s', (zone, moment, local) => {
    const [result] = inZone(zone.split(',')[0]!, [moment]);
    expect(result?.text).toBe(local);
    expect(result?.shown).toBe(`${local.replaceAll('/', '-').replace(' ', 'T')}.000Z`);
  });

  it('EXPORT-15 outside the range of Excel have no serial number', () => {
    expect(dateSerial(new Date(1900, 0, 15).getTime())).toBeNull();
    expect(dateSerial(Number.NaN)).toBeNull();
    expect(dateText(Number.NaN)).toBe('');
  });
});
