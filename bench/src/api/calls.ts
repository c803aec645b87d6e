import { DEFAULT_SETTINGS_TEXTS } from 'shared-kit/model';
import { aManualField } from '../browser/settings-data';

export const COMPANY = 'acme';
/** A demo domain with sessions and tasks. */
export const READ_DOMAIN = 'Central Warehouse';
export const OWNER = 'moderator-marcos';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  /** The call is made with the lane's API key instead of the key user's token. */
  byKey?: true;
}

/** The documents of one caller, so that simultaneous callers do not wait for each other's documents. */
export interface Lane {
  domain: string;
  uid: string;
  keyId: string;
  keyToken: string;
}

const field = (description: string) => aManualField({ description });

/** One round of mixed calls. Each changes something. The field that is added is removed again, so that rounds can be repeated. */
export function mixedCalls({ domain, uid, keyId }: Lane, round: number): Call[] {
  const odd = round % 2 === 1;
  const settings = { addrPattern: odd ? 'RRCC' : 'RRCCNN', addrPatternUser: odd ? 'RR.CC' : 'RR.CC.NN', ...DEFAULT_SETTINGS_TEXTS };
  const read = `?domain=${encodeURIComponent(READ_DOMAIN)}&limit=20`;
  return [
    { method: 'PATCH', path: '/domains', body: { domain, settings } },
    { method: 'POST', path: '/mif', body: { domain, newData: field('Counted') } },
    { method: 'GET', path: `/sessions${read}`, byKey: true },
    { method: 'PATCH', path: '/mif', body: { domain, newData: field('Counted twice'), currentData: [field('Counted')], index: 0 } },
    { method: 'PATCH', path: '/users', body: { uid, userData: { firstName: odd ? 'Rita' : 'Nora' } } },
    { method: 'DELETE', path: '/mif', body: { domain, currentData: [field('Counted twice')], index: 0 } },
    { method: 'PATCH', path: '/keys/authDomains', body: { apiKeyId: keyId, domains: odd ? [READ_DOMAIN] : [READ_DOMAIN, 'North Yard'] } },
    { method: 'GET', path: `/tasks${read}`, byKey: true },
  ];
}
