import type { Pacer } from '../../pacing/pacer';
import type { TextDecoder } from '../../pacing/host';
import type { ReadBudget } from '../accepted/read-budget';
import { markedEncoding } from '../bytes/decode-text';
import { Refusal, unreadable } from '../accepted/refusal';
import { textDecoder } from '../bytes/text-decoder';
import { unpackPart } from '../zip/unpack-part';
import { XmlLexer } from '../xml/xml-lexer';
import type { ZipEntry } from '../zip/zip-directory';

function encodingOf(piece: Uint8Array): string {
  const marked = markedEncoding(piece);
  if (marked && marked !== 'utf-8') return marked;
  const start = String.fromCharCode(...piece.subarray(0, 100));
  return /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}

/** Runs the decoder, which throws for an unknown encoding and for bytes that are no text in it. */
function decoded<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new Refusal(unreadable());
  }
}

/** Reads the tags of a part while it is being unpacked. Called whenever more of them have arrived. */
export interface PartReader {
  read(lexer: XmlLexer): void;
}

/** Unpacks an XML part and reads it piece by piece, so that it is never in memory as a whole. */
export async function readXmlPart(
  entry: ZipEntry,
  reader: PartReader,
  budget: ReadBudget,
  pacer: Pacer,
  onPacked: (bytes: number) => void = () => {},
): Promise<void> {
  const lexer = new XmlLexer();
  let decoder: TextDecoder | undefined;
  await unpackPart(entry, budget, pacer, (piece, packedBytes) => {
    const known = (decoder ??= decoded(() => textDecoder(encodingOf(piece), { fatal: true })));
    lexer.push(decoded(() => known.decode(piece, { stream: true })));
    reader.read(lexer);
    onPacked(packedBytes);
  });
  lexer.push(decoded(() => decoder?.decode() ?? ''));
  reader.read(lexer);
  if (!lexer.finished) throw new Refusal(unreadable());
}
