import type { InventoryTask } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { count, millis, record, text, texts, textOrUndefined } from '../../../model/entities/fields';

/** `…/tasks/{name}`: the id is the name (D-6A). Its packed list is in other documents and not read here. */
export function toTask(id: string, data: DocumentData): InventoryTask {
  const examples = record(data['exampleAddresses']);
  return {
    id,
    name: text(data['name']) || id,
    state: text(data['state']),
    createdDate: millis(data['createdDate']),
    addressesCount: count(data['addressesCount']),
    exampleAddresses: {
      start: texts(examples['start']),
      end: texts(examples['end']),
      count: count(examples['count']),
    },
    orderedColumns: texts(data['orderedColumns']),
    payloadParts: count(data['payloadParts']),
    sessionId: textOrUndefined(data['sessionId']),
  };
}
