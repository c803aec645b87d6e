/** Why a rules file cannot be used, and where. Lines and columns count from 1. */
export class RulesError extends Error {
  override readonly name = 'RulesError';

  constructor(
    readonly fileName: string,
    readonly line: number,
    readonly column: number,
    readonly reason: string,
  ) {
    super(`${fileName}:${line}:${column}: ${reason}`);
  }
}

/** A file of rules. Its places are offsets in its text; lines and columns count from 1. */
export class SourceFile {
  constructor(
    readonly fileName: string,
    readonly text: string,
  ) {}

  place(offset: number): { line: number; column: number } {
    const before = this.text.slice(0, offset);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
  }

  error(offset: number, reason: string): RulesError {
    const { line, column } = this.place(offset);
    return new RulesError(this.fileName, line, column, reason);
  }
}
