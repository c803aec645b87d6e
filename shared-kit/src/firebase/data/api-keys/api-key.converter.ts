import type { ApiKey } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { millis, text, texts } from '../../../model/entities/fields';

/** `companies/{c}/apiKeys/{key}`. Unknown statuses are kept (D-85). The hash of the token is not read. */
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
