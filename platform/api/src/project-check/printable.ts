/** Characters that do more in a terminal than stand there as text, or that nobody sees. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** What others wrote, on one line: the code of each character that could move the cursor, colour the terminal or begin another line. */
export const printable = (text: string): string =>
  text.replaceAll(NOT_SHOWN, (character) =>
    Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
