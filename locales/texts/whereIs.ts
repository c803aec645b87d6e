// Written by write-texts.ts from en-US/whereIs.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'whereIs': {
      'before': None;
      'byAddress': None;
      'byBarcode': { label: string | number };
      'byField': { fields: string | number };
      'cancelled': None;
      'cancelledHelp': None;
      'field': None;
      'fieldHelp': None;
      'fieldHelpFields': { fields: string | number };
      'lastCounted': { address: string | number };
      'lastSeen': { address: string | number };
      'more': { shown: string | number };
      'notSeen': { text: string | number };
      'notSeenHelp': None;
      'said': { address: string | number; session: string | number; when: string | number };
      'saidNotSeen': { since: string | number };
      'search': None;
      'searchAgain': None;
      'searched': { count: number; since: string | number };
      'searching': None;
      'title': None;
      'unread': { count: number };
    };
  }
}
