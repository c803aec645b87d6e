/** The element by which browsers' translations replace a text. */
// oxlint-disable-next-line typescript/no-deprecated -- translations use it
export const fontElement = (): HTMLFontElement => document.createElement('font');
