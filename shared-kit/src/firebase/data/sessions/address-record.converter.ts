import type { AddressRecord, CheckResult } from 'shared-kit/model';
import type { DocumentData } from '../document-store';
import { flag, millis, oneOf, record, records, text, textMap, texts } from '../fields';

/** One reading of one address (decision D-70). */
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
    mif: entriesOf(data['mif'], (value) => typeof value === 'string' || Number.isFinite(value)),
    results: entriesOf(data['results'], (value) => value === 'positive' || value === 'negative' || value === 'null'),
    ...(data['inputData'] !== undefined && { inputData: textMap(data['inputData']) }),
    ...(data['pictures'] !== undefined && { pictures: texts(data['pictures']) }),
  };
}

function entriesOf<V extends string | number = string | number | CheckResult>(
  value: unknown,
  accept: (item: unknown) => boolean,
): Record<string, V> {
  return Object.fromEntries(Object.entries(record(value)).filter(([, item]) => accept(item))) as Record<string, V>;
}
