import { host, TextDecoder } from '../pacing/host';

/** Encodes standard base64 with padding. `btoa` needs a string with a character for each byte, which UTF-16 makes fastest. */
export function toBase64(bytes: Uint8Array): string {
  return host.btoa(new TextDecoder('utf-16le').decode(Uint16Array.from(bytes)));
}

/** Decodes standard base64; null when the text is not base64. `atob` also accepts blanks and a missing padding. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(text)) return null;
  const characters = host.atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
