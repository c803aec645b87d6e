import { domainTexts, type Domain, type DomainRemoval } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { count, millis, record, text, texts, textOrUndefined } from '../../../model/entities/fields';

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
    ...domainTexts(data),
    removal: toRemoval(data['removal']),
  };
}

function toRemoval(stored: unknown): DomainRemoval | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { done, total, startedAt } = record(stored);
  const parts = Math.max(0, count(total));
  return { done: Math.min(Math.max(0, count(done)), parts), total: parts, startedAt: millis(startedAt) };
}
