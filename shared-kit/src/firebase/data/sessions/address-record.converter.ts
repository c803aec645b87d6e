import type { AddressRecord, CheckResult } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { flag, mapOf, millis, oneOf, records, text, textMap, texts } from '../../../model/entities/fields';

/** One reading of one address (D-70). */
export function toAddressRecord(data: DocumentData): AddressRecord {
  return {
    address: text(data['address']),
    checkedAt: millis(data['checkedAt']) ?? 0,
    employeeId: text(data['employeeId']),
    employeeName: text(data['employeeName']),
    status: oneOf(['read', 'empty', 'invalid'], data['status']),
    labels: records(data['labels']).map((label) => ({
      name: text(label['name']),
      valid: flag(label['valid'], true),
      data: textMap(label['data']),
    })),
    mif: mapOf(data['mif'], isValue),
    results: mapOf(data['results'], isResult),
    ...(data['inputData'] !== undefined && { inputData: textMap(data['inputData']) }),
    ...(data['pictures'] !== undefined && { pictures: texts(data['pictures']) }),
  };
}

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const isResult = (value: unknown): value is CheckResult => value === 'positive' || value === 'negative' || value === 'null';
