/** The first bytes of a ZIP, which an XLSX is. */
export const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;

/** The first bytes of a compound file, the container of the XLS since version 5 and of encrypted workbooks. */
export const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0] as const;

export const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, i) => bytes[i] === byte);
