import type { AddressRecord, CheckResult } from '../entities/entities';
import { flag, mapOf, millis, oneOf, records, text, textMap, texts, type Fields } from '../entities/fields';

/** Reads one reading of one address (D-70). Apps write it themselves: what is missing or wrong gets a default. */
export function toAddressRecord(data: Fields): AddressRecord {
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
