import { useInView } from './use-in-view';
import { usePicture } from './use-picture';

interface AvatarProps {
  /** The Storage path of the thumbnail; null if there is none. */
  path: string | null;
  /** The person's name. It must be shown beside the avatar, which is hidden from screen readers. */
  name: string;
  /** Pixels; by default 32. */
  size?: number;
}

/** The first letters of the first and the last word, by grapheme: surrogate pairs and accents stay together. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? ''));
  return letters.join('').toLocaleUpperCase();
}

/** A Latin letter that nothing is combined with: most first letters. A browser's first segmenter takes it 16 ms, before the first page is painted. */
const PLAIN_LETTER = /^\p{Script=Latin}(?![\p{Mark}\u200d])/u;

const firstLetter = (word: string): string =>
  PLAIN_LETTER.exec(word)?.[0] ?? new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** A small round picture of a person, loaded when it comes into view. Until then, or without a picture, it shows the initials. */
export function Avatar({ path, name, size = 32 }: AvatarProps) {
  const [ref, inView] = useInView();
  const { status, url, fail } = usePicture(inView ? path : null);
  return (
    <span ref={ref} className="ic-avatar" aria-hidden="true" translate="no" style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {status === 'ready' ? <img src={url} alt="" draggable={false} onError={fail} /> : initialsOf(name)}
    </span>
  );
}
