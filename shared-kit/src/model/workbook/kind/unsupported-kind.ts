import type { Message } from '../../messages/message';
import { foreignContent, foreignName } from './foreign-kind';
import { ReadBudget } from '../accepted/read-budget';
import { FILE_LIMITS } from '../accepted/file-limits';
import { textHead } from '../bytes/markup-text';
import { binaryWorkbook, openDocument, passwordProtected, Refusal } from '../accepted/refusal';
import { COMPOUND_FILE, startsWith, ZIP } from '../bytes/signature';
import { ZipDirectory } from '../zip/zip-directory';

/** The directory of an archive; null when it has none that can be read. */
function directoryOf(bytes: Uint8Array): ZipDirectory | null {
  if (!startsWith(bytes, ZIP)) return null;
  try {
    return new ZipDirectory(bytes, new ReadBudget(FILE_LIMITS));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
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

/** The refusal of a kind of file that other programs open and this one does not: by its content, or by the end of its name. */
export function unsupportedKind(bytes: Uint8Array, extension: string | undefined): Message | null {
  const archive = directoryOf(bytes);
  if (['ods', 'ots', 'fods'].includes(extension ?? '') || (archive?.find('META-INF/manifest.xml') && archive.find('content.xml')))
    return openDocument();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<office:document[\s>]/.test(textHead(bytes))) return openDocument();
  if (extension === 'xlsb' || archive?.find('xl/workbook.bin')) return binaryWorkbook();
  if (startsWith(bytes, COMPOUND_FILE) && holdsEncrypted(bytes)) return passwordProtected();
  return foreignContent(bytes, archive) ?? foreignName(extension);
}
