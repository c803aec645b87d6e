// Written by write-texts.ts from en-US/quality.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'quality': {
      'bar': { divergent: string | number; invalid: string | number; readings: string | number; when: string | number };
      'behind.figure': { faulty: string | number; readings: string | number };
      'behind.newest': { shown: string | number; total: string | number };
      'behind.noStreet': None;
      'behind.none': None;
      'behind.person': { person: string | number };
      'behind.street': { street: string | number };
      'by': None;
      'domain': None;
      'domains.cut': None;
      'domains.none': None;
      'domains.person': { person: string | number };
      'domains.time': { when: string | number };
      'employeeId': None;
      'figure': { faulty: string | number; readings: string | number; share: string | number };
      'grains.day': None;
      'grains.month': None;
      'grains.week': None;
      'legend': None;
      'noStreet': None;
      'none': None;
      'noneFaulty': None;
      'noneHelp': None;
      'ofCompany': { company: string | number };
      'otherPeople': None;
      'otherStreets': None;
      'people': None;
      'peopleTable': None;
      'period': None;
      'periods.12': None;
      'periods.24': None;
      'periods.3': None;
      'periods.last': None;
      'periods.this': None;
      'person': None;
      'print': None;
      'readings': None;
      'sessions': None;
      'share': None;
      'street': None;
      'streets': None;
      'streetsTable': None;
      'time': None;
      'timeTable': None;
      'title': None;
      'when': None;
      'worst': { count: number };
    };
  }
}
