import { Refusal, unreadable } from './refusal';

const LT = 60;
const GT = 62;
const SLASH = 47;
const BANG = 33;
const QUESTION = 63;
const COLON = 58;
const EQUALS = 61;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

/** Room for the longest cell text with every character written as an entity. */
const LONGEST_TOKEN = 512 * 1024;

const isSpace = (char: number): boolean => char === 32 || char === 10 || char === 13 || char === 9;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function entity(whole: string, name: string): string {
  const known = ENTITIES[name];
  if (known !== undefined) return known;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const isLiteral = (raw: string): boolean => !raw.includes('&') && !raw.includes('\r');

/** Character data as it was meant: entities resolved, line ends as line feeds. */
export function decodeXml(raw: string): string {
  let text = raw;
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
  return text.includes('&') ? text.replace(/&(amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);/g, entity) : text;
}

/**
 * Reads the tags of an XML document that arrives in pieces. Names come without their prefix: writers choose their own.
 * A document type is refused, and with it every entity that could grow or reach outside.
 */
export class XmlLexer {
  /** The tag just read. */
  kind: 'open' | 'close' | 'empty' = 'open';
  name = '';

  private source = '';
  /** No character of the source stands for another one. */
  private literal = true;
  private at = 0;
  /** Undecoded text before `at` since the last tag, if a comment or CDATA section cut it. */
  private gathered = '';
  private textStart = 0;
  private textEnd = 0;
  /** Where the values of the tag's attributes start and end, one after the other. */
  private readonly values: number[] = [];
  private valueCount = 0;
  /** The text before the next tag is known in part. */
  private waiting = false;

  /** More of the document. The tag just read can no longer be asked for its text and attributes. */
  push(piece: string): void {
    const rest = this.source.slice(this.waiting ? this.textStart : this.at);
    // A tag or text without an end would be searched again with every piece.
    if (rest.length > LONGEST_TOKEN) throw new Refusal(unreadable());
    this.source = rest + piece;
    this.literal = isLiteral(piece) && (this.literal || isLiteral(rest));
    this.at = 0;
    this.textStart = 0;
  }

  /** Moves to the next tag; false when the pieces so far do not hold a whole one. */
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
   * The text of an element that is the only one in the element just opened, both ends passed: the way nearly all cells are
   * written. Undefined when anything is written otherwise, or has not come yet; nothing is passed then.
   */
  onlyChild(name: string, parent: string): string | undefined {
    const { source } = this;
    const opening = `<${name}>`;
    const closing = `</${name}></${parent}>`;
    if (!source.startsWith(opening, this.at)) return undefined;
    const start = this.at + opening.length;
    const end = source.indexOf('<', start);
    if (end < 0 || !source.startsWith(closing, end)) return undefined;
    this.at = end + closing.length;
    return this.meaning(start, end);
  }

  /** True when nothing but white space is left behind the last tag. */
  get finished(): boolean {
    return this.source.slice(this.at).trim() === '';
  }

  /** The text between the tag before and this one. */
  text(): string {
    return this.gathered + this.meaning(this.textStart, this.textEnd);
  }

  /** An attribute by its name without prefix. */
  attribute(name: string): string | undefined {
    const { source, values, valueCount } = this;
    const last = name.charCodeAt(name.length - 1);
    for (let i = 0; i < valueCount; i += 2) {
      const start = values[i]!;
      // Nearly all names end two places before their value: most others are told apart at once.
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

  /** The first place at or before `i` that is no white space. */
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

  /** The `>` of the tag, which attribute values may hold too; -1 when it has not come yet. Notes the values. */
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

  /** Moves behind a comment, CDATA section or instruction; false when its end has not come yet. */
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
