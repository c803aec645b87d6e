import type { Company } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { flag, text, texts } from '../../../model/entities/fields';

/** `companies/{company}`. A company without an exhibition name gets its id as name. */
export function toCompany(id: string, data: DocumentData): Company {
  return {
    id,
    exhibitionName: text(data['exhibitionName']) || id,
    hasSessionPushListener: flag(data['hasSessionPushListener']),
    authDomains: texts(data['authDomains']),
  };
}
