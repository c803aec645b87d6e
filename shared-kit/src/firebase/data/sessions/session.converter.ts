import { readPushTries, type Session } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { count, filledOrNull, flag, millis, text, textOrNull, texts } from '../../../model/entities/fields';

/** `…/sessions/{session}`. A session without a name gets its id as name. */
export function toSession(id: string, data: DocumentData): Session {
  const task = filledOrNull(data['task']);
  return {
    id,
    name: text(data['name']) || id,
    startTime: millis(data['startTime']),
    endTime: millis(data['endTime']),
    total: count(data['total']),
    empty: count(data['empty']),
    invalid: count(data['invalid']),
    pushStatus: textOrNull(data['pushStatus']),
    pushTries: readPushTries(data),
    wasTask: flag(data['wasTask']),
    ...(task !== null && { task }),
    orderedColumns: texts(data['orderedColumns']),
  };
}
