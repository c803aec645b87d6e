import { createKey } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, type Message } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useState } from 'react';
import { fieldOfProblem, type KeyErrors, type KeyValues } from './key-problems';

export interface KeyCreation {
  /** What went wrong with none of the fields, for the user. */
  failure: string | null;
  /** Creates the key; answers with what the server found wrong with single fields, or with null when the key exists. */
  create: (company: string, values: KeyValues) => Promise<KeyErrors | null>;
}

/**
 * Creates a key. All attempts of one form carry the same id, by which the server tells a repeated one from a new one: a lost
 * answer never leads to two keys.
 */
export function useKeyCreation(): KeyCreation {
  const { t } = useText('apiKeys');
  const say = useMessageText();
  const { report } = useFeedback();
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt] = useState(() => crypto.randomUUID());

  const textOf = (problem: Message): string => {
    switch (problem.code) {
      case CODE.customClaims:
        return t('addApiKey.moderatorFull');
      case CODE.profileNotFound:
        return t('addApiKey.moderatorGone');
      case CODE.domainNotAuthorized:
        return t('addApiKey.domainsGone');
      case CODE.serviceUnavailable:
        return t('addApiKey.lostAnswer');
      default:
        return say(problem);
    }
  };
  const create = async (company: string, { moderator, domains, description }: KeyValues): Promise<KeyErrors | null> => {
    setFailure(null);
    const result = await createKey({ company, parentUid: moderator, description, authDomains: domains, attempt });
    report(result);
    if (result.ok) return null;
    const field = fieldOfProblem(result.problem);
    if (field) return { [field]: textOf(result.problem) };
    setFailure(textOf(result.problem));
    return {};
  };
  return { failure, create };
}
