/**
 * Names that earlier kits export here, for remotes that are built again. They stay until the kit has another first number.
 * @deprecated Import from `shared-kit/model/workbook` and `shared-kit/model/xls`.
 */
export {
  cellName,
  contentTypeOf,
  ENCODINGS,
  FILE_KINDS,
  FILE_LIMITS as INTAKE_LIMITS,
  headerText,
  isErrorValue,
  kindOfContentType,
  needsXlsReader,
  READING_SILENCE_LIMIT_MS,
  readingEnded,
  visibleText,
  type Encoding,
  type FileKind,
  type FileLimits as IntakeLimits,
  type RawTable,
  type UsedEncoding,
} from '../workbook';
export type { XlsReader } from '../workbook/xls';
