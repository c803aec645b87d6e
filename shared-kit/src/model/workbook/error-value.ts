/**
 * The names of errors between their marks, as spreadsheet programs show them in English, Portuguese, Spanish, French, German and Italian. Only
 * these: other texts with the same marks, such as `#LOT7!`, are codes that people use.
 */
const NAMES = [
  'NULL|DIV/0|VALUE|REF|NAME|NUM|SPILL|CALC|ERROR|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|PYTHON|EXTERNAL|TIMEOUT',
  'NULO|VALOR|NOME|NÚM|DESPEJAR|DERRAMAR|CÁLCULO|NOMBRE|DESBORDAMIENTO',
  'NUL|VALEUR|NOM|NOMBRE|PROPAGATION|WERT|BEZUG|ZAHL|ÜBERLAUF|KALK|NULLO|VALORE|RIF|ESPANSIONE',
].join('|');

const ERROR_VALUE = new RegExp(`^(?:#(?:N/A|N/D|NV|GETTING_DATA)|#[¡¿]?(?:${NAMES})[!?]|Err:\\d{3})$`, 'iu');

/** Stands for an error of a name that is not known here. */
export const UNKNOWN_ERROR = '#N/A';

/**
 * True when a cell holds an error instead of a value. A CSV does not tell an error from the same text that somebody has typed; neither is a
 * value that anybody could scan.
 */
export const isErrorValue = (text: string): boolean => (text.includes('#') || text.includes(':')) && ERROR_VALUE.test(text.trim());
