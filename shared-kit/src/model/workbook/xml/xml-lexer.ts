import { Refusal, unreadable } from '../accepted/refusal';

const LT = 60;
const GT = 62;
const SLASH = 47;
const BANG = 33;
const QUESTION = 63;
const COLON = 58;
const EQUALS = 61;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

/** Enough for the longest text of a cell with every character written as an entity. */
const LONGEST_TOKEN = 512 * 1024;

const isSpace = (char: number): boolean => char === 32 || char === 10 || char === 13 || char === 9;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function entity(whole: string, name: string): string {
  const character = ENTITIES[name];
  if (character !== undefined) return character;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const isLiteral = (raw: string): boolean => !raw.includes('&') && !raw.includes('\r');

/** Decodes character data: entities become characters, line ends become line feeds. */
export function decodeXml(raw: string): string {
  let text = raw;
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
  return text.includes('&') ? text.replace(/&(amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);/g, entity) : text;
}

/** The tags around the text of an only child: made once, as they are looked for in each cell. */
export interface ChildTags {
  opening: string;
  /** The end of the child and that of its parent. */
  closing: string;
}

/** @param name of the element @param parent the element that holds it */
export const childTags = (name: string, parent: string): ChildTags => ({ opening: `<${name}>`, closing: `</${name}></${parent}>` });

/**
 * Reads the tags of an XML document that arrives in pieces. Names are given without their prefix, which every program chooses itself. A
 * document type is refused: it could define entities that expand without end or refer to other files.
 */
export class XmlLexer {
  /** Kind and name of the current tag. */
  kind: 'open' | 'close' | 'empty' = 'open';
  name = '';

  private source = '';
  /** The source has no entities and no carriage returns, so its text needs no decoding. */
  private literal = true;
  private at = 0;
  /** The decoded text since the last tag, up to a comment or CDATA section that interrupts it. */
  private gathered = '';
  private textStart = 0;
  private textEnd = 0;
  /** Start and end of each attribute value of the tag, in turn. */
  private readonly values: number[] = [];
  private valueCount = 0;
  /** The next tag has not arrived in full. */
  private waiting = false;

  /** Adds a piece of the document. Text and attributes of the current tag are no longer available then. */
  push(piece: string): void {
    const rest = this.source.slice(this.waiting ? this.textStart : this.at);
    // A tag or text without an end is searched from its start with every piece, which must not take ever longer.
    if (rest.length > LONGEST_TOKEN) throw new Refusal(unreadable());
    this.source = rest + piece;
    this.literal = isLiteral(piece) && (this.literal || isLiteral(rest));
    this.at = 0;
    this.textStart = 0;
  }

  /** Moves to the next tag; false while no whole tag has arrived. */
  next(): boolean {
    const { source } = this;
    if (!this.waiting) {
      this.textStart = this.at;
      this.gathered = '';
    }
    this.waiting = false;
    for (;;) {
      const start = source.indexOf('<', this.at);
      if (start < 0 || start + 1 >= source.length) return this.wait();
      const first = source.charCodeAt(start + 1);
      if (first === BANG || first === QUESTION) {
        if (!this.skipSection(start, first)) return this.wait();
        continue;
      }
      const end = this.tagEnd(start + 1);
      if (end < 0) return this.wait();
      this.textEnd = start;
      this.readTag(start + 1, end, first);
      return true;
    }
  }

  /**
   * A fast path for `<parent><name>text</name></parent>`, the form of nearly all cells, once `parent` is open: returns the text and moves
   * behind `parent`. Undefined, without a move, when the element has another form or has not arrived in full.
   */
  onlyChild({ opening, closing }: ChildTags): string | undefined {
    const { source } = this;
    if (!source.startsWith(opening, this.at)) return undefined;
    const start = this.at + opening.length;
    const end = source.indexOf('<', start);
    if (end < 0 || !source.startsWith(closing, end)) return undefined;
    this.at = end + closing.length;
    return this.meaning(start, end);
  }

  /** True when only white space follows the last tag. */
  get finished(): boolean {
    return this.source.slice(this.at).trim() === '';
  }

  /** The text between the previous tag and the current one. */
  text(): string {
    return this.gathered + this.meaning(this.textStart, this.textEnd);
  }

  /** The value of an attribute, by its name without prefix. */
  attribute(name: string): string | undefined {
    const { source, values, valueCount } = this;
    const last = name.charCodeAt(name.length - 1);
    for (let i = 0; i < valueCount; i += 2) {
      const start = values[i]!;
      // Nearly always the name ends two characters before the value. There, its last letter rules out most other names at once.
      if (source.charCodeAt(start - 2) === EQUALS && source.charCodeAt(start - 3) !== last && !isSpace(source.charCodeAt(start - 3))) {
        continue;
      }
      let end = this.back(start - 2);
      if (source.charCodeAt(end) !== EQUALS) continue;
      end = this.back(end - 1) + 1;
      const before = source.charCodeAt(end - name.length - 1);
      if (source.startsWith(name, end - name.length) && (isSpace(before) || before === COLON)) {
        return this.meaning(start, values[i + 1]!);
      }
    }
    return undefined;
  }

  /** The last position up to `i` that is not white space. */
  private back(i: number): number {
    let place = i;
    while (isSpace(this.source.charCodeAt(place))) place--;
    return place;
  }

  private meaning(start: number, end: number): string {
    const raw = this.source.slice(start, end);
    return this.literal ? raw : decodeXml(raw);
  }

  private wait(): false {
    this.at = this.textStart;
    this.waiting = true;
    return false;
  }

  private readTag(nameAt: number, end: number, first: number): void {
    const { source } = this;
    const closing = first === SLASH;
    const empty = !closing && source.charCodeAt(end - 1) === SLASH;
    let start = closing ? nameAt + 1 : nameAt;
    const limit = empty ? end - 1 : end;
    let i = start;
    for (; i < limit; i++) {
      const char = source.charCodeAt(i);
      if (isSpace(char)) break;
      if (char === COLON) start = i + 1;
    }
    this.kind = closing ? 'close' : empty ? 'empty' : 'open';
    this.name = source.slice(start, i);
    this.at = end + 1;
  }

  /** Finds the `>` that ends the tag, and on the way the attribute values, which may contain `>` as well; -1 when it has not arrived. */
  private tagEnd(from: number): number {
    const { source, values } = this;
    let count = 0;
    for (let i = from; i < source.length; i++) {
      const char = source.charCodeAt(i);
      if (char === GT) {
        this.valueCount = count;
        return i;
      }
      if (char === DOUBLE_QUOTE || char === SINGLE_QUOTE) {
        const end = source.indexOf(char === SINGLE_QUOTE ? "'" : '"', i + 1);
        if (end < 0) return -1;
        values[count++] = i + 1;
        values[count++] = end;
        i = end;
      } else if (char === LT) {
        throw new Refusal(unreadable());
      }
    }
    return -1;
  }

  /** Moves behind a comment, CDATA section or instruction; false when its end has not arrived. */
  private skipSection(start: number, first: number): boolean {
    const { source } = this;
    const isCdata = source.startsWith('<![CDATA[', start);
    const isComment = source.startsWith('<!--', start);
    if (first === BANG && !isCdata && !isComment) {
      if (source.length - start < '<![CDATA['.length) return false;
      throw new Refusal(unreadable());
    }
    const mark = isCdata ? ']]>' : isComment ? '-->' : '?>';
    const end = source.indexOf(mark, start + (isCdata ? 9 : isComment ? 4 : 2));
    if (end < 0) return false;
    this.gathered += this.meaning(this.textStart, start);
    if (isCdata) this.gathered += source.slice(start + '<![CDATA['.length, end);
    this.textStart = this.at = end + mark.length;
    return true;
  }
}
