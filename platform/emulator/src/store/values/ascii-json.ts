const BEYOND_ASCII = /[^\u0000-\u007f]/g;

/**
 * JSON with everything above U+007F escaped. It has as many characters as bytes, so that all lengths agree, and no network chunk can split a character.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(BEYOND_ASCII, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
