/** The error values of spreadsheet programs, in the languages that we know: #N/A, #REF!, #DIV/0!, #¿NOMBRE? */
const ERROR_VALUE = /^#(?:N\/[AD]|GETTING_DATA|[¡¿]?\p{Lu}[\p{Lu}\d_/]*[!?])$/u;

/** True when a cell holds an error instead of a value. In a CSV, only its text tells. */
export const isErrorValue = (text: string): boolean => text.includes('#') && ERROR_VALUE.test(text.trim());
