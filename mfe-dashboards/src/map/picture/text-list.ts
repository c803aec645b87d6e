/** A list of texts in one string, because a worker sends one string much faster than many. A text is sliced when it is needed. */
export interface TextList {
  text: string;
  /** The end of each text in `text`. */
  ends: Uint32Array<ArrayBuffer>;
}

export function textList(texts: readonly string[]): TextList {
  const ends = new Uint32Array(texts.length);
  // Adding is three times as fast as `join`.
  let text = '';
  texts.forEach((one, index) => {
    text += one;
    ends[index] = text.length;
  });
  return { text, ends };
}

export const textAt = ({ text, ends }: TextList, index: number): string => text.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
