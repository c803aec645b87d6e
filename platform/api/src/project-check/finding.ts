/** What a check says of one thing, in one line. */
export type Finding = Right | Wrong | Unseen | None;

/** It is as the console needs it. */
export interface Right {
  state: 'right';
  subject: string;
  text: string;
}

/** It is not; `mend` is the command, or the page, that changes it. */
export interface Wrong {
  state: 'wrong';
  subject: string;
  text: string;
  mend: string;
}

/** It could not be asked: these rights do not show it, its API is switched off, or the service does not answer. `mend` is what shows it. */
export interface Unseen {
  state: 'unseen';
  subject: string;
  text: string;
  mend: string;
}

/** The embedded Firebase has nothing of the kind. */
export interface None {
  state: 'none';
  subject: string;
}

export const right = (subject: string, text: string): Right => ({ state: 'right', subject, text });

export const wrong = (subject: string, text: string, mend: string): Wrong => ({ state: 'wrong', subject, text, mend });

export const unseen = (subject: string, text: string, mend: string): Unseen => ({ state: 'unseen', subject, text, mend });

export const none = (subject: string): None => ({ state: 'none', subject });

/** A text as one word of a shell; of a flag, its value is quoted alone. */
export function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  const [, flag = '', value = ''] = /^(--[\w-]+=)?(.*)$/s.exec(text) ?? [];
  return `${flag}'${value.replaceAll("'", `'\\''`)}'`;
}
