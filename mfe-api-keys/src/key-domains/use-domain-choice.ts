import { useState } from 'react';

export interface DomainChoice {
  /** What is ticked: the key's own domains until something is changed. */
  value: string[];
  choose: (domains: string[]) => void;
  /** The key's domains that its moderator has no longer. */
  lost: string[];
  /** What is ticked is not what the key has. */
  dirty: boolean;
  /** Somebody else has changed the key since the first tick here. */
  changed: boolean;
  /** Gives up what was ticked here for what the key has now. */
  reset: () => void;
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((domain) => b.includes(domain));

/** The choice among the domains of the moderator, over a key that others may change meanwhile (KEYS-18). */
export function useDomainChoice(stored: readonly string[], available: readonly string[]): DomainChoice {
  const [choice, setChoice] = useState<{ chosen: string[]; over: readonly string[] } | null>(null);
  const value = (choice?.chosen ?? stored).filter((domain) => available.includes(domain));
  return {
    value,
    dirty: choice !== null && !same(value, stored),
    choose: (chosen) => setChoice({ chosen, over: choice?.over ?? stored }),
    lost: stored.filter((domain) => !available.includes(domain)),
    changed: choice !== null && !same(choice.over, stored),
    reset: () => setChoice(null),
  };
}
