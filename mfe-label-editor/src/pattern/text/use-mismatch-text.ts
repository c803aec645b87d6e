import { useText } from 'shared-kit/i18n';
import type { DataField, Mismatch } from 'shared-kit/model';
import { shownText } from './shown-text';

/** A sentence that says at which field and which character a text stops matching, and what is expected there (ADD-10). */
export function useMismatchText(): (mismatch: Mismatch, fields: readonly DataField[], text: string) => string {
  const { t } = useText('labelEditor');
  return ({ at, from, missing }, fields, text) => {
    const character = from + 1;
    const field = at === null ? undefined : fields[at];
    if (!field || !missing) return t('pattern.mismatch.goesOn', { character, rest: shownText(text.slice(from)) });
    const name = shownText(field.name);
    const ends = from >= text.length;
    if ('characters' in missing)
      return t('pattern.mismatch.characters', { name, character, needed: missing.characters, left: text.length - from });
    if (field.type === 'constant') return t(ends ? 'pattern.mismatch.constantEnds' : 'pattern.mismatch.constant', { name, character });
    return t(ends ? 'pattern.mismatch.literalEnds' : 'pattern.mismatch.literal', { name, character, literal: shownText(missing.literal) });
  };
}
