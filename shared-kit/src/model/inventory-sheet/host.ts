/**
 * What reading and packing need of the host, in browsers, their workers and Node alike. Declared here because the model is
 * compiled without the types of any of them.
 */
interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

interface Encoder {
  encode(text: string): Uint8Array;
}

interface Host {
  TextDecoder: new (label: string, options?: { fatal?: boolean }) => Decoder;
  TextEncoder: new () => Encoder;
}

export const { TextDecoder, TextEncoder } = globalThis as unknown as Host;
export type TextDecoder = Decoder;
