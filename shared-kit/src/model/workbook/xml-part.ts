import type { Pacer } from '../pacing/pacer';
import type { TextDecoder } from '../pacing/host';
import type { Intake } from './intake-limits';
import { Refusal, unreadable } from './refusal';
import { textDecoder } from './text-decoder';
import { unpackPart } from './unpack-part';
import { XmlLexer } from './xml-lexer';
import type { ZipEntry } from './zip-directory';

const label = (piece: Uint8Array): string => {
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le';
  if (piece[0] === 0xfe && piece[1] === 0xff) return 'utf-16be';
  const start = String.fromCharCode(...piece.subarray(0, 100));
  return /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8';
};

function decoderFor(piece: Uint8Array): TextDecoder {
  try {
    return textDecoder(label(piece), { fatal: true });
  } catch {
    throw new Refusal(unreadable());
  }
}

function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
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
  intake: Intake,
  pacer: Pacer,
  onPacked: (bytes: number) => void = () => {},
): Promise<void> {
  const lexer = new XmlLexer();
  let decoder: TextDecoder | undefined;
  await unpackPart(entry, intake, pacer, (piece, packedBytes) => {
    decoder ??= decoderFor(piece);
    lexer.push(decode(decoder, piece));
    reader.read(lexer);
    onPacked(packedBytes);
  });
  if (decoder) lexer.push(decode(decoder));
  reader.read(lexer);
  if (!lexer.finished) throw new Refusal(unreadable());
}
