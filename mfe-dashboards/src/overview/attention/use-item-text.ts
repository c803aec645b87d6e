import { formatAgo, formatDate, formatNumber, formatRelativeTime, useText } from 'shared-kit/i18n';
import { useTaskProgressText } from '../../text/use-task-progress-text';
import type { AttentionItem } from './attention-items';

const DAY_MS = 86_400_000;

export interface ItemText {
  text: string;
  names: readonly string[];
  title?: string;
}

/** Returns the text of an item: one sentence, in the user's language. */
export function useItemText(now: number): (item: AttentionItem) => ItemText {
  const { t, locale } = useText('dashboards');
  const progress = useTaskProgressText();
  const ago = (ms: number | null) => formatAgo(ms, now, locale);
  const full = (ms: number | null) => (ms === null ? {} : { title: formatDate(ms, locale, 'full') });
  return (item) => {
    switch (item.kind) {
      case 'push': {
        const { name, startTime } = item.session;
        return { text: t('attention.push', { session: name, when: ago(startTime) }), names: [name], ...full(startTime) };
      }
      case 'moderator':
        return { text: t('attention.moderator', { domain: item.domain }), names: [item.domain] };
      case 'key': {
        const { description, creationDate } = item.apiKey;
        const count = creationDate === null ? 0 : Math.floor((now - creationDate) / DAY_MS);
        return {
          text: t('attention.key', { key: description, count, days: formatNumber(count, locale) }),
          names: [description],
          ...full(creationDate),
        };
      }
      case 'license': {
        const { description, expDate } = item.license;
        return {
          text: t(item.urgent ? 'attention.licenseEnded' : 'attention.licenseEnds', {
            license: description,
            when: formatRelativeTime(expDate, now, locale),
          }),
          names: [description],
          ...full(expDate),
        };
      }
      case 'task': {
        const { name, createdDate } = item.task;
        return {
          text: t('attention.task', { task: name, when: ago(createdDate), progress: progress(item.task) }),
          names: [name],
          ...full(createdDate),
        };
      }
    }
  };
}
