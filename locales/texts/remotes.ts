// Written by write-texts.mjs from en-US/remotes.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'remotes': {
      'address': None;
      'addressHelp': None;
      'columns.actions': None;
      'columns.failures': None;
      'columns.health': None;
      'columns.loadTime': None;
      'columns.remote': None;
      'columns.source': None;
      'columns.version': None;
      'contract': None;
      'copied': None;
      'copy': None;
      'elsewhere': None;
      'entry': None;
      'failures': None;
      'fault.notAScript': None;
      'fault.notAnAddress': None;
      'fault.notLocal': None;
      'health.failed': None;
      'health.loaded': None;
      'health.loading': None;
      'health.newer': None;
      'health.older': None;
      'health.troubled': None;
      'health.unused': None;
      'intro': None;
      'kind.absent': None;
      'kind.answer': { status: string | number };
      'kind.arrives': None;
      'kind.chunk': None;
      'kind.evaluate': None;
      'kind.integrity': None;
      'kind.kit': None;
      'kind.load': None;
      'kind.page': None;
      'kind.render': None;
      'kind.script': None;
      'kind.slow': None;
      'kind.stuck': None;
      'kind.type': None;
      'kind.uncaught': None;
      'kind.unreachable': None;
      'kit': None;
      'leftOut': None;
      'loadOn': None;
      'loadParts': { entry: string | number; page: string | number };
      'loads': None;
      'lost': None;
      'lostTo': { claim: string | number; owner: string | number; remote: string | number };
      'newer': { version: string | number };
      'noFailures': None;
      'noLoads': None;
      'override': None;
      'overrideOf': { name: string | number };
      'overrideTitle': None;
      'package': None;
      'reset': None;
      'resetAll': None;
      'resetOf': { name: string | number };
      'source.canary': None;
      'source.ofCompanies': { companies: string | number };
      'source.ofUsers': { percent: string | number };
      'source.other': { version: string | number; who: string | number };
      'source.override': None;
      'source.registry': None;
      'table': None;
      'title': None;
      'use': None;
      'versionUnknown': None;
      'warning': None;
    };
  }
}
