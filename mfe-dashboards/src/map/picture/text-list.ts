/** Many texts as one, which crosses from a worker in no time however many there are; each is cut out when it is asked for. */
export interface TextList {
  text: string;
  /** Where each ends. */
  ends: Uint32Array<ArrayBuffer>;
}

export function textList(texts: readonly string[]): TextList {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [index, text] of texts.entries()) ends[index] = end += text.length;
  return { text: texts.join(''), ends };
}

export const textAt = ({ text, ends }: TextList, index: number): string => text.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
