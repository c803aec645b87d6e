// Written by write-texts.ts from en-US/taskCreation.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'taskCreation': {
      'fileChanged.checkAgain': None;
      'fileChanged.createAsChecked': None;
      'fileChanged.help': None;
      'fileChanged.title': { name: string | number };
      'recount.back': None;
      'recount.blocked': None;
      'recount.checked': None;
      'recount.chooseOne': None;
      'recount.counting': None;
      'recount.expected': None;
      'recount.from': { count: number; n: string | number; name: string | number };
      'recount.gone': None;
      'recount.goneHelp': None;
      'recount.help': None;
      'recount.kind': { kind: string | number; n: string | number };
      'recount.kinds.changed': None;
      'recount.kinds.divergent': None;
      'recount.kinds.empty': None;
      'recount.kinds.first': None;
      'recount.kinds.invalid': None;
      'recount.kinds.missing': None;
      'recount.kinds.read': None;
      'recount.kinds.second': None;
      'recount.name': { name: string | number };
      'recount.none': None;
      'recount.noneCompared': None;
      'recount.rows': { name: string | number };
      'recount.submit': None;
      'recount.title': None;
      'recount.which': None;
    };
  }
}
