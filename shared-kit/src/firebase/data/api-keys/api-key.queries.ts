import { docPaths, firestorePaths, type ApiKey } from 'shared-kit/model';
import type { Fields } from '../../../model/entities/fields';
import { liveCollection, liveDocument, ofIds, type LiveQuery } from '../store/live-query';
import { toApiKey } from './api-key.converter';

/** Every API key of a company, including invalid ones (KEYS-20, D-83). */
export const apiKeysOf = (company: string): LiveQuery<ApiKey> => liveCollection(firestorePaths.apiKeys(company), toApiKey);

export const apiKeyOf = (company: string, id: string): LiveQuery<ApiKey> =>
  ofIds([company, id], liveDocument(docPaths.apiKey(company, id), toApiKey));

/** The stored counts of a key's calls, which `toKeyUsage` reads for a moment; nothing before its first call. */
export const keyUsageOf = (company: string, key: string): LiveQuery<Fields> =>
  ofIds(
    [company, key],
    liveDocument(docPaths.keyUsage(company, key), (_id, data) => data),
  );
