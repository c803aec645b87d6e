import { formatNumber, useText } from 'shared-kit/i18n';
import { PLATFORM_ACTOR, type Change } from 'shared-kit/model';
import type { ReactNode } from 'react';
import type { FoldedChanges } from './fold-changes';

/** Names of people by uid, from the records. */
export type People = ReadonlyMap<string, string>;

interface Names<T> {
  person: T;
  thing: T;
  domain: T;
}

export interface ChangeText {
  person: (change: Change) => string;
  /** The whole sentence as plain text. */
  plain: (change: Change) => string;
  /** The same sentence with its names in bold. */
  rich: (change: Change) => ReactNode;
  /** One sentence for several changes of the platform. */
  folded: (folded: FoldedChanges) => ReactNode;
}

/** Placeholders for names, replaced after the translation. The characters are for private use, so no text contains them. */
const PLACE: Names<string> = { person: '\uE000', thing: '\uE001', domain: '\uE002' };
const PLACES = /([\uE000-\uE002])/;

/** Describes a change in the user's language. Each action has its own sentence, because parts cannot be joined in every language. */
export function useChangeText(people: People): ChangeText {
  const { t, locale } = useText('changes');
  const person = ({ by, byName }: Change) => (by === PLATFORM_ACTOR ? t('platform') : (byName ?? people.get(by) ?? by));
  const namesIn = (change: Change): Names<string> => ({
    person: person(change),
    thing: change.subject?.name ?? (change.subjectId || t('notOnRecord')),
    domain: change.domain ?? t('notOnRecord'),
  });
  const sentence = ({ action }: Change, names: Names<string>) => (action === null ? t('unknown', names) : t(`did.${action}`, names));
  return {
    person,
    plain: (change) => sentence(change, namesIn(change)),
    rich: (change) => withBoldNames(sentence(change, PLACE), namesIn(change)),
    folded: ({ action, changes }) => {
      const { length: count } = changes;
      const text = t(`folded.${action}`, { person: PLACE.person, count, n: formatNumber(count, locale) });
      return withBoldNames(text, { person: t('platform'), thing: '', domain: '' });
    },
  };
}

/** A sentence with its names in bold, in place of their placeholders. */
function withBoldNames(sentence: string, names: Names<string>): ReactNode {
  const byPlace = new Map([
    [PLACE.person, names.person],
    [PLACE.thing, names.thing],
    [PLACE.domain, names.domain],
  ]);
  return sentence.split(PLACES).map((part, index) => {
    const name = byPlace.get(part);
    return name === undefined ? (
      part
    ) : (
      <strong key={index} translate="no">
        {name}
      </strong>
    );
  });
}
