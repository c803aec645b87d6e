/**
 * The globals that reading and packing use, which browsers, workers and Node all have. They are declared here because the model is
 * compiled without the types of any of these hosts.
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
