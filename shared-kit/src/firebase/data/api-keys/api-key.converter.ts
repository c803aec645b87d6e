import type { ApiKey } from 'shared-kit/model';
import type { DocumentData } from '../document-store';
import { millis, text, texts } from '../fields';

/** `companies/{c}/apiKeys/{key}`. A status of any kind is kept (decision D-85); the hash of the token stays where it is. */
export function toApiKey(id: string, data: DocumentData): ApiKey {
  return {
    id,
    description: text(data['description']),
    status: text(data['status']),
    creationDate: millis(data['creationDate']),
    token: text(data['token']),
    authDomains: texts(data['authDomains']),
    company: text(data['company']),
    parentUid: text(data['parentUid']),
  };
}
