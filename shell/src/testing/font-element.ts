/** The element by which browsers' translations replace a text. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- translations use it
export const fontElement = (): HTMLFontElement => document.createElement('font');
