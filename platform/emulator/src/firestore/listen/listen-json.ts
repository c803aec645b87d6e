import type { DatabaseName } from '../../store/values/path';
import { asciiJson } from '../../store/values/ascii-json';
import { formatTime } from '../../store/values/time';
import { STATUS } from '../../errors/status';
import type { ListenMessage } from './listen-message';
import { resumeToken } from './resume-token';

/** The JSON of a message. The stored JSON of large documents is copied without being parsed. */
export function listenJson(message: ListenMessage, database: DatabaseName): string {
  if (message.kind !== 'change') return asciiJson(listenObject(message, database));
  const { document, targetIds, removedTargetIds } = message;
  const removed = removedTargetIds.length > 0 ? `,"removedTargetIds":[${removedTargetIds.join()}]` : '';
  return (
    `{"documentChange":{"document":{"name":${asciiJson(database.nameOf(document.path))},"fields":${document.json()},` +
    `"createTime":"${formatTime(document.createTime)}","updateTime":"${formatTime(document.updateTime)}"},` +
    `"targetIds":[${targetIds.join()}]${removed}}}`
  );
}

/** The message in proto3 JSON form. */
export function listenObject(message: Exclude<ListenMessage, { kind: 'change' }>, database: DatabaseName): object {
  switch (message.kind) {
    case 'target': {
      const { change, targetIds, readTime, cause } = message;
      return {
        targetChange: {
          targetChangeType: change,
          targetIds,
          ...(readTime === undefined ? {} : { resumeToken: resumeToken(readTime), readTime: formatTime(readTime) }),
          ...(cause ? { cause: { code: STATUS[cause.status].code, message: cause.message } } : {}),
        },
      };
    }
    case 'filter':
      return { filter: { targetId: message.targetId, count: message.count } };
    case 'remove':
      return { documentRemove: removalOf(message, database) };
    case 'delete':
      return { documentDelete: removalOf(message, database) };
  }
}

function removalOf({ path, removedTargetIds, readTime }: Extract<ListenMessage, { path: string }>, database: DatabaseName) {
  return { document: database.nameOf(path), removedTargetIds, readTime: formatTime(readTime) };
}
