import { ruleCases } from '../testing/rule-cases';
import { noRemoteKnowledge } from './no-remote-knowledge';

describe('ADD-NEW-06 shell and kit know remotes from the registry only', () => {
  ruleCases(noRemoteKnowledge, {
    options: [{ names: ['mfe-keys'], paths: ['/company', '/managekeys'], texts: ['apiKeys:drawer'] }],
    refused: [
      { code: "export const first = 'mfe-keys';", faults: ['name'] },
      { code: "export const to = '/company';", faults: ['path'] },
      { code: 'export const to = (id) => `/company/${id}`;', faults: ['path'] },
      { code: "export const label = 'apiKeys:drawer';", faults: ['text'] },
      { code: '<p>of mfe-keys</p>', faults: ['name'] },
    ],
    accepted: ["// As mfe-keys does.\nexport const to = ['/', '/login', '/setpw', '/companyless'];", 'export const none = null;'],
  });
});
