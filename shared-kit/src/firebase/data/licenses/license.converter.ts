import { readExpDate, type License } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { flag, text, texts } from '../../../model/entities/fields';

/** `companies/{c}/licenses/{licence}`. A licence is inactive unless `isActive` is true. */
export function toLicense(id: string, data: DocumentData): License {
  return {
    id,
    description: text(data['description']),
    serialNumber: text(data['serialNumber']),
    company: text(data['company']),
    isActive: flag(data['isActive']),
    expDate: readExpDate(data['expDate']),
    authDomains: texts(data['authDomains']),
  };
}
