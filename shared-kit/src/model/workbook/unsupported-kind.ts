import type { Message } from '../messages/message';
import { textHead } from './markup-text';
import { binaryWorkbook, openDocument, passwordProtected } from './refusal';
import { COMPOUND_FILE, startsWith, ZIP } from './signature';

/** Length of the header of an entry in a ZIP, which stands right before its name. */
const ENTRY_HEADER = 30;

/** True when an archive has an entry of this name. Names are never compressed. */
function hasEntry(zip: Uint8Array, name: string): boolean {
  const letters = Array.from(name, (char) => char.charCodeAt(0));
  for (let at = zip.indexOf(letters[0]!, ENTRY_HEADER); at >= 0; at = zip.indexOf(letters[0]!, at + 1)) {
    if (letters.every((letter, i) => zip[at + i] === letter) && startsWith(zip.subarray(at - ENTRY_HEADER), ZIP)) return true;
  }
  return false;
}

/** The directory of a compound file consists of entries of this size, each with its name in UTF-16 first. */
const DIRECTORY_ENTRY = 128;
const ENCRYPTED = Array.from('EncryptedPackage\0', (char) => [char.charCodeAt(0), 0]).flat();

/** True when a compound file holds a workbook that was encrypted as a whole, as XLSX with a password are. */
function holdsEncrypted(bytes: Uint8Array): boolean {
  for (let at = DIRECTORY_ENTRY; at < bytes.length; at += DIRECTORY_ENTRY) {
    if (ENCRYPTED.every((byte, i) => bytes[at + i] === byte)) return true;
  }
  return false;
}

/** The refusal of a kind of workbook that other programs open and this one does not: by its content, or by the end of its name. */
export function unsupportedKind(bytes: Uint8Array, extension: string | undefined): Message | null {
  const isZip = startsWith(bytes, ZIP);
  if (['ods', 'ots', 'fods'].includes(extension ?? '') || (isZip && hasEntry(bytes, 'META-INF/manifest.xml') && hasEntry(bytes, 'content.xml'))) return openDocument();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<office:document[\s>]/.test(textHead(bytes))) return openDocument();
  if (extension === 'xlsb' || (isZip && hasEntry(bytes, 'xl/workbook.bin'))) return binaryWorkbook();
  return startsWith(bytes, COMPOUND_FILE) && holdsEncrypted(bytes) ? passwordProtected() : null;
}
