/** Offsets in the file: of the first character, and behind the last. */
export interface Span {
  start: number;
  end: number;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in' | '&&' | '||';

export type Literal = null | boolean | bigint | number | string | Uint8Array;

export type Expression = Span &
  (
    | { kind: 'literal'; value: Literal }
    | { kind: 'name'; name: string }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'index'; object: Expression; index: Expression }
    | { kind: 'range'; object: Expression; from: Expression; to: Expression }
    | { kind: 'call'; name: string; args: Expression[] }
    | { kind: 'method'; object: Expression; name: string; args: Expression[] }
    | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'is'; operand: Expression; type: string }
    | { kind: 'conditional'; condition: Expression; yes: Expression; no: Expression }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
    | { kind: 'path'; segments: (string | Expression)[] }
  );

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Allow extends Span {
  methods: readonly Method[];
  /** Undefined if the statement always allows. */
  condition: Expression | undefined;
}

export interface LetBinding extends Span {
  name: string;
  value: Expression;
}

export interface FunctionDeclaration extends Span {
  name: string;
  parameters: string[];
  lets: LetBinding[];
  result: Expression;
}

export type PatternSegment = { kind: 'literal'; text: string } | { kind: 'one' | 'rest'; name: string };

export interface Match extends Block {
  pattern: PatternSegment[];
}

export interface Block extends Span {
  functions: FunctionDeclaration[];
  matches: Match[];
  allows: Allow[];
}

export type ServiceName = 'cloud.firestore' | 'firebase.storage';

/** A file without `rules_version` has version 1. There `{name=**}` matches at least one segment and must end its path. */
export type Version = 1 | 2;

export interface Service extends Block {
  name: ServiceName;
  version: Version;
  globalFunctions: FunctionDeclaration[];
}
