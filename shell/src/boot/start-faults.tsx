import { registerNamespace } from 'shared-kit/i18n';
import type { ReactNode } from 'react';
import { loadRemotesTexts } from '../registry/remotes-texts';
import { FaultyConfig } from './faulty-config';
import { MissingNeeds } from './missing-needs';

/** What is shown where the console cannot start, with its texts. It is a script of its own, because mostly nobody needs it. */
const withTexts = async (page: ReactNode) => {
  await registerNamespace('remotes', loadRemotesTexts);
  return { default: () => page };
};

export const missingNeedsPage = () => withTexts(<MissingNeeds />);
export const faultyConfigPage = (faults: readonly string[]) => withTexts(<FaultyConfig faults={faults} />);
