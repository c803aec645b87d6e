import type { WhyUnchangeable } from 'shared-kit/model';

/** Whose settings they are, on whose behalf they are changed, and why they cannot be. */
export interface SettingsScope {
  company: string;
  domain: string;
  /** The moderator who is responsible for the domain; empty for a domain without one, which takes no change. */
  parentUid: string;
  whyUnchangeable: WhyUnchangeable | null;
}
