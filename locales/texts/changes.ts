// Written by write-texts.ts from en-US/changes.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'changes': {
      'did.domains.create': { person: string | number; thing: string | number };
      'did.domains.delete': { person: string | number; thing: string | number };
      'did.domains.restore': { domain: string | number; person: string | number };
      'did.domains.update': { domain: string | number; person: string | number };
      'did.keys.create': { person: string | number; thing: string | number };
      'did.keys.domains': { person: string | number; thing: string | number };
      'did.keys.remove': { person: string | number; thing: string | number };
      'did.keys.renew': { person: string | number; thing: string | number };
      'did.labelDesigns.create': { domain: string | number; person: string | number; thing: string | number };
      'did.labelDesigns.delete': { domain: string | number; person: string | number; thing: string | number };
      'did.labelDesigns.update': { domain: string | number; person: string | number; thing: string | number };
      'did.licenses.create': { domain: string | number; person: string | number; thing: string | number };
      'did.licenses.delete': { domain: string | number; person: string | number; thing: string | number };
      'did.manualInputFields.create': { domain: string | number; person: string | number; thing: string | number };
      'did.manualInputFields.delete': { domain: string | number; person: string | number; thing: string | number };
      'did.manualInputFields.update': { domain: string | number; person: string | number; thing: string | number };
      'did.sessions.delete': { domain: string | number; person: string | number; thing: string | number };
      'did.sessions.push': { domain: string | number; person: string | number; thing: string | number };
      'did.tasks.create': { domain: string | number; person: string | number; thing: string | number };
      'did.users.assignPassword': { person: string | number; thing: string | number };
      'did.users.create': { person: string | number; thing: string | number };
      'did.users.password': { person: string | number };
      'did.users.remove': { person: string | number; thing: string | number };
      'did.users.resetPassword': { person: string | number };
      'did.users.update': { person: string | number; thing: string | number };
      'field.addrPattern': None;
      'field.addrPatternUser': None;
      'field.assistant': None;
      'field.authDomains': None;
      'field.authLicenses': None;
      'field.baseFields': None;
      'field.checker': None;
      'field.company': None;
      'field.creationDate': None;
      'field.description': None;
      'field.email': None;
      'field.employeeId': None;
      'field.firstName': None;
      'field.labelDesigns': None;
      'field.lastName': None;
      'field.manualInputFields': None;
      'field.moderator': None;
      'field.notes': None;
      'field.parentUid': None;
      'field.password': None;
      'field.permissions': None;
      'field.picture': None;
      'field.pilot': None;
      'field.pushStatus': None;
      'field.pwUpdated': None;
      'field.resultFields': None;
      'field.status': None;
      'field.token': None;
      'field.tokenHash': None;
      'folded.sessions.delete': { count: number; n: string | number; person: string | number };
      'folded.sessions.push': { count: number; n: string | number; person: string | number };
      'kinds.apiKey': None;
      'kinds.domain': None;
      'kinds.labelDesign': None;
      'kinds.license': None;
      'kinds.manualInputField': None;
      'kinds.session': None;
      'kinds.settings': None;
      'kinds.task': None;
      'kinds.user': None;
      'notOnRecord': None;
      'platform': None;
      'unknown': { person: string | number };
    };
  }
}
