// Written by write-texts.ts from en-US/companyDay.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'companyDay': {
      'changes': None;
      'deed.added': { what: string | number };
      'deed.changed': { what: string | number };
      'deed.pushed': { what: string | number };
      'deed.removed': { what: string | number };
      'expires': { when: string | number };
      'failed': None;
      'kinds.apiKey': None;
      'kinds.domain': None;
      'kinds.labelDesign': None;
      'kinds.license': None;
      'kinds.manualInputField': None;
      'kinds.session': None;
      'kinds.settings': None;
      'kinds.task': None;
      'kinds.user': None;
      'licenses': None;
      'many': { kind: string | number; n: string | number };
      'moderators': None;
      'moreChanges': None;
      'moreLicenses': { n: string | number };
      'noChanges': None;
      'noLicenses': None;
      'noModerators': None;
      'one': { kind: string | number; thing: string | number };
      'platform': None;
    };
  }
}
