import type { FindContext } from 'shared-kit/contract';
import { aCompany, anApiKey, apiKeyDocument, connectDoubles, createMemoryStore } from 'shared-kit/testing';
import { find } from './finder';

const looking: FindContext = {
  signal: new AbortController().signal,
  locale: 'en-US',
  uid: 'ana',
  companies: [aCompany({ id: 'acme', exhibitionName: 'Acme Logistics' })],
};

it('ADD-FIND-04 finds keys of the user’s companies by description, and links to their domains', async () => {
  connectDoubles({
    store: createMemoryStore({
      ...apiKeyDocument('acme', anApiKey({ id: 'k1', description: 'Relatórios noturnos', token: 'secret-token' })),
      ...apiKeyDocument('acme', anApiKey({ id: 'k2', description: 'Relatório velho', status: 'INVALID' })),
      ...apiKeyDocument('norte', anApiKey({ id: 'k3', description: 'Relatório de outra' })),
    }),
  });
  expect(await find('relatorio', looking)).toEqual([
    { id: 'acme k1', label: 'Relatórios noturnos', hint: 'Acme Logistics', icon: 'key', to: '/managekeys/k1/authDomains' },
    { id: 'acme k2', label: 'Relatório velho', hint: 'Acme Logistics', icon: 'key', to: '/managekeys' },
  ]);
  expect(await find('secret', looking)).toEqual([]);
});
