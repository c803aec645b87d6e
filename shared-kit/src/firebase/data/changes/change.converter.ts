import { CHANGE_ACTIONS, isChangeAction, type Change, type ChangedSettings, type ChangeSubject } from 'shared-kit/model';
import type { DocumentData } from '../store/document-store';
import { filledOrNull, millis, record, text, textOrNull, texts } from '../../../model/entities/fields';

/** `companies/{c}/audit/{id}`. Fields that older records lack are derived from their action and path. */
export function toChange(id: string, data: DocumentData): Change {
  const target = text(data['target']);
  return {
    id,
    at: millis(data['at']),
    by: text(data['by']),
    byName: filledOrNull(data['byName']),
    parentUid: filledOrNull(data['parentUid']),
    ip: text(data['ip']),
    userAgent: text(data['userAgent']),
    action: isChangeAction(data['action']) ? data['action'] : null,
    subject: toSubject(data, target),
    subjectId: target.slice(target.lastIndexOf('/') + 1),
    domain: filledOrNull(data['domain']) ?? domainIn(target),
    fields: texts(data['fields']),
    settings: toSettings(data['settings']),
  };
}

/** The kinds of subjects whose id is also their name. */
const NAMED_BY_PATH = new Set(['domain', 'settings', 'session', 'task']);

function toSubject(data: DocumentData, target: string): ChangeSubject | null {
  const { action } = data;
  if (!isChangeAction(action)) return null;
  const kind = CHANGE_ACTIONS[action];
  const id = target.slice(target.lastIndexOf('/') + 1);
  return { kind, name: filledOrNull(record(data['subject'])['name']) ?? (NAMED_BY_PATH.has(kind) ? filledOrNull(id) : null) };
}

/** The domain in the path `companies/{c}/domains/{domain}` or in a path below it; null for others. */
function domainIn(target: string): string | null {
  const [, , collection, domain] = target.split('/');
  return collection === 'domains' ? filledOrNull(domain) : null;
}

function toSettings(stored: unknown): ChangedSettings | null {
  const { id, before } = record(stored);
  return typeof id === 'string' && id !== '' ? { id, before: textOrNull(before) } : null;
}
