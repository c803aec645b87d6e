import { RE2JS } from 're2js';
import { Fault } from '../values/fault';

const CACHE_SIZE = 200;
/** Limits patterns, which may come from documents. */
const MAX_PATTERN_LENGTH = 2000;

const cache = new Map<string, RE2JS | Fault>();

/** Compiles a pattern. The engine's time is linear in the text, so that no pattern can hang the server. */
export function regex(pattern: string): RE2JS | Fault {
  const cached = cache.get(pattern);
  if (cached) return cached;
  const compiled = compile(pattern);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}

function compile(pattern: string): RE2JS | Fault {
  if (pattern.length > MAX_PATTERN_LENGTH) return new Fault('the regular expression is too long');
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    return new Fault(`not a regular expression: ${error instanceof Error ? error.message : String(error)}`);
  }
}
