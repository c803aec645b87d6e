import type { WhyUnchangeable } from 'shared-kit/model';

/** The domain of the settings, the moderator on whose behalf they change, and why they cannot be changed. */
export interface SettingsScope {
  company: string;
  domain: string;
  /** The uid of the domain's moderator. Empty if there is none: then the settings cannot be changed. */
  parentUid: string;
  whyUnchangeable: WhyUnchangeable | null;
}
