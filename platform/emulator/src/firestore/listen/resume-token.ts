import { parseTime, type Micros } from '../../store/values/time';

/** The token is the version that the client has seen, as base64 text. */
export function resumeToken(version: Micros): string {
  return Buffer.from(String(version)).toString('base64');
}

export function resumeVersion(target: { resumeToken?: string; readTime?: string }): Micros | undefined {
  if (target.resumeToken) {
    const version = Number(Buffer.from(target.resumeToken, 'base64').toString());
    return Number.isSafeInteger(version) ? version : undefined;
  }
  return target.readTime === undefined ? undefined : parseTime(target.readTime);
}
