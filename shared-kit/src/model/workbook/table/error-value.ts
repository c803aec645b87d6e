/**
 * The names of errors between their marks, as spreadsheet programs show them in the languages of Europe. Only these: other texts with the same
 * marks, such as `#LOT7!`, are codes that people use.
 */
const NAMES = [
  // English, which many other languages use too
  'NULL|DIV/0|VALUE|REF|NAME|NUM|SPILL|CALC|ERROR|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|PYTHON|EXTERNAL|TIMEOUT',
  // Portuguese and Spanish
  'NULO|VALOR|NOME|NÚM|DESPEJAR|DERRAMAR|CÁLCULO|NOMBRE|DESBORDAMIENTO|ERRO',
  // French, German and Italian
  'NUL|VALEUR|NOM|NOMBRE|PROPAGATION|WERT|BEZUG|ZAHL|ÜBERLAUF|KALK|NULLO|VALORE|RIF|ESPANSIONE',
  // Dutch
  'LEEG|DEEL/0|WAARDE|VERW|NAAM|GETAL|OVERLOOP|BEREKENEN',
  // Polish, where N/D has a mark
  'ZERO|DZIEL/0|ARG|ADR|NAZWA|LICZBA|N/D|ROZLANIE|OBL',
  // Turkish
  'BOŞ|SAYI/0|DEĞER|BAŞV|AD|SAYI|TAŞMA|HESAPLA',
  // Russian and Ukrainian
  'ПУСТО|ДЕЛ/0|ЗНАЧ|ССЫЛКА|ИМЯ|ЧИСЛО|ПЕРЕНОС|ВЫЧИСЛ|ДІЛ/0|ПОСИЛАННЯ|ІМ.?Я',
  // Czech and Slovak
  'DĚLENÍ_NULOU|HODNOTA|ODKAZ|NÁZEV|ČÍSLO|NEPLATNÝ|DELENIENULOU|NÁZOV',
  // Hungarian
  'NULLA|ZÉRÓOSZTÓ|ÉRTÉK|HIV|NÉV|SZÁM|KIFOLYÁS',
  // Swedish, Danish, Norwegian and Finnish
  'SKÄRNING|DIVISION/0|VÄRDEFEL|REFERENS|NAMN|OGILTIGT|VÆRDI|REFERENCE|NAVN|VERDI|TYHJÄ|JAKO/0|ARVO|VIITTAUS|NIMI|LUKU|PUUTTUU|SAKNAS',
  // Greek
  'ΚΕΝΟ|ΔΙΑΙΡ\\.?/0|ΤΙΜΗ|ΑΝΑΦ|ΟΝΟΜΑ|ΑΡΙΘΜ?',
].join('|');

/** Errors that have no mark behind them: that there is no value, in the same languages. */
const WITHOUT_VALUE = 'N/A|N/D|NV|N/B|YOK|Н/Д|I/T|Δ/Υ|HIÁNYZIK|NENÍ_K_DISPOZICI|NEDOSTUPNÝ|GETTING_DATA';

/** The word before the number of an error in LibreOffice, by language. */
const NUMBERED = 'Err|Erro|Error|Errore|Fehler|Fout|Fel|Feil|Fejl|Virhe|Błąd|Chyba|Hiba|Hata|Ошибка|Ош|Σφάλμα';

const ERROR_VALUE = new RegExp(`^(?:#(?:${WITHOUT_VALUE})|#[¡¿]?(?:${NAMES})[!?]|Err:\\d{3}|(?:${NUMBERED})\\s?:\\s?5\\d{2})$`, 'iu');

/** Stands for an error of a name that is not known here. */
export const UNKNOWN_ERROR = '#N/A';

/**
 * True when a cell holds an error instead of a value. A CSV does not tell an error from the same text that somebody has typed; neither is a
 * value that anybody could scan.
 */
export const isErrorValue = (text: string): boolean =>
  (text.includes('#') || text.includes(':')) && ERROR_VALUE.test(text.normalize('NFC').trim());
