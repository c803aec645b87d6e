import { useText } from 'shared-kit/i18n';
import { dataFieldProblems, type DataField } from 'shared-kit/model';
import { shownText } from '../text/shown-text';

/** Describes what a field matches, in short phrases: the text before it, its value, and how it ends. */
export function useFieldDescription(): (field: DataField, next: DataField | undefined) => string[] {
  const { t } = useText('labelEditor');
  const range = ({ limiter, postfix }: DataField, next: DataField | undefined): string[] => {
    const end = postfix || (next?.type === 'constant' ? next.name : (next?.prefix ?? ''));
    if (limiter === '-1') return [end === '' ? t('pattern.words.rest') : t('pattern.words.upToLast', { end: shownText(end) })];
    const [from = '', to] = limiter.split(',');
    const length = to === undefined ? t('pattern.words.characters', { count: Number(from) }) : t('pattern.words.between', { from, to });
    return postfix === '' ? [length] : [length, t('pattern.words.before', { end: shownText(postfix) })];
  };
  return (field, next) => {
    if (field.type === 'constant') return [t('pattern.words.constant', { text: shownText(field.name) })];
    // An invalid limiter, as in old documents, cannot be described: the row shows the problem instead.
    if (dataFieldProblems(field).some(({ part }) => part === 'limiter')) return [];
    const before = field.prefix === '' ? [] : [t('pattern.words.after', { start: shownText(field.prefix) })];
    const own = field.limiterType === 'range' ? range(field, next) : [t('pattern.words.upTo', { end: shownText(field.postfix + field.limiter) })];
    return [...before, ...own];
  };
}
