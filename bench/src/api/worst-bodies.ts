import type { ServerProcess } from './server-process';
import { headersOf } from './caller';

/** The parts of a JSON schema that say what a body may hold. */
interface Shape {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  patternProperties?: Readonly<Record<string, Shape>>;
  maxProperties?: number;
  items?: Shape;
  maxItems?: number;
  enum?: readonly unknown[];
}

/** A call of the OpenAPI document that takes JSON. */
export interface JsonCall {
  method: string;
  path: string;
  shape: Shape;
}

interface Operation {
  requestBody?: { content?: Readonly<Record<string, { schema?: Shape }>> };
}

/** Every call that takes JSON, from the OpenAPI document that the server at this URL serves. */
export async function jsonCalls(url: string): Promise<JsonCall[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const shape = requestBody?.content?.['application/json']?.schema;
      return shape ? [{ method: method.toUpperCase(), path, shape }] : [];
    }),
  );
}

const KB = 1024;
/** The limits that calls declare, and one byte count for each beyond it. */
const SIZES = [63, 255, 511, 703].map((size) => size * KB);
const PICTURE = `data:image/png;base64,${'A'.repeat(6_900_000)}`;

/** The largest value of a shape; its texts are as `text` says. */
function fullest(shape: Shape, text: string): unknown {
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (shape.enum) return shape.enum[0];
  if (type === 'array') return Array.from({ length: shape.maxItems ?? 0 }, () => fullest(shape.items ?? {}, text));
  if (shape.patternProperties) return Object.fromEntries(Array.from({ length: shape.maxProperties ?? 0 }, (_, i) => [`k${i}`, 1]));
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([name, one]) => [name, /^(picture|imageFile)$/.test(name) ? null : fullest(one, text)]),
    );
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 1 : text;
}

/** The same with something of a wrong type at the end of every list. */
function spoiled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? value : [...value.slice(0, -1).map(spoiled), 1];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoiled(one)]));
}

const withPicture = (value: unknown): unknown => {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, /^(picture|imageFile)$/.test(name) ? PICTURE : withPicture(one)]),
  );
};

/** Bodies that take the longest to read, of what is allowed in size: full ones, full ones with a fault at the end, and those of wrong shapes. */
export function worstBodies({ shape }: JsonCall): string[] {
  const full = fullest(shape, 'a');
  const fields = Object.keys(shape.properties ?? {});
  const ones = (bytes: number) => `[${'1,'.repeat(bytes / 2 - 2)}1]`;
  return [
    JSON.stringify(full),
    JSON.stringify(fullest(shape, '😀"\\'.repeat(20))),
    JSON.stringify(spoiled(full)),
    JSON.stringify(withPicture(full)),
    JSON.stringify(withPicture(spoiled(full))),
    `{${Array.from({ length: 999 }, (_, i) => `"${'k'.repeat(50)}${i}":1`).join(',')}}`,
    '['.repeat(32) + ']'.repeat(32),
    '['.repeat(32 * KB),
    ...SIZES.flatMap((bytes) => [
      ones(bytes),
      `[${'"a",'.repeat(bytes / 4 - 2)}"a"]`,
      `[${'{},'.repeat(bytes / 3 - 2)}{}]`,
      `"${'\\"'.repeat(bytes / 2 - 2)}"`,
      ...fields.map((name) => `{${JSON.stringify(name)}:${ones(bytes - 100)}}`),
    ]),
  ];
}

const TRIES = 3;

/** The longest time in milliseconds for which a body of the call kept the server from everything else. Of several tries the best counts: a busy machine slows some. */
export async function longestBlocked({ url, blockedMs }: ServerProcess, call: JsonCall, idToken: string): Promise<number> {
  let longest = 0;
  for (const body of worstBodies(call)) {
    let best = Infinity;
    for (let i = 0; i < TRIES; i++) {
      await blockedMs();
      const reply = await fetch(`${url}${call.path}?domain=x&session=x`, { method: call.method, headers: headersOf(idToken), body });
      await reply.arrayBuffer();
      // 503 is that of a removal or a service, 500 a fault of the product.
      if (reply.status === 500) throw new Error(`${call.method} ${call.path} answered 500 to ${body.slice(0, 200)}`);
      best = Math.min(best, await blockedMs());
    }
    longest = Math.max(longest, best);
  }
  return longest;
}
