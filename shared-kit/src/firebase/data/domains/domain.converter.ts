import type { Domain } from 'shared-kit/model';
import type { DocumentData } from '../document-store';
import { text, texts, textOrUndefined } from '../fields';

/** `companies/{c}/domains/{domain}`. */
export function toDomain(id: string, data: DocumentData): Domain {
  const limit = data['sessionCountLimit'];
  return {
    id,
    name: text(data['name']) || id,
    parent: text(data['parent']),
    authLicenses: texts(data['authLicenses']),
    sessionCountLimit: Number.isFinite(limit) ? (limit as number) : undefined,
    taskPreprocessingScript: textOrUndefined(data['taskPreprocessingScript']),
  };
}
