import { changeSettings } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import {
  CODE,
  settingsProblems,
  settingsTextAt,
  settingsTexts,
  settingsTextsBy,
  valueDifferences,
  type DomainSettings,
  type Message,
  type SettingsTextName,
  type SettingsTexts,
  type SettingsVersion,
} from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useForm } from 'shared-kit/ui-core';
import { useState } from 'react';
import { useSettingNames } from '../../differences/use-setting-names';
import type { SettingsScope } from '../section/settings-scope';

export interface LatestSettings {
  settings: DomainSettings;
  /** Undefined for a domain without any settings document yet (D-103). */
  version: SettingsVersion | undefined;
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/**
 * The form for the texts of a domain's settings. It is filled once (DSET-13): later changes by other users show in a notice and can be taken
 * over, but never replace a text by themselves (ADD-03). A save names the version that it is based on, so that the API can refuse it when it
 * would undo the changes of another user (D-45).
 */
export function useSettingsForm(scope: SettingsScope, latest: LatestSettings) {
  const { t } = useText('domains');
  const problemText = useProblemText();
  const { confirm } = useFeedback();
  const [base, setBase] = useState(latest);
  const form = useForm<SettingsTexts>({
    initial: settingsTexts(base.settings),
    live: true,
    guardedAs: `settings/${scope.company}/${scope.domain}`,
    validate: settingsProblems,
    problemText,
    submit: async (values) => {
      const confirmed = await confirm({
        title: t('dSett.save.title', { domain: scope.domain }),
        names: [scope.domain],
        message: t('dSett.save.message'),
        checkbox: t('dSett.save.checkbox'),
        confirmLabel: t('dSett.save.confirm'),
      });
      if (!confirmed) return undefined;
      const { company, domain, parentUid } = scope;
      return changeSettings({ company, domain, parentUid, settings: tidy(values), basedOn: base.version?.id });
    },
  });

  const isOther = latest.version?.id !== base.version?.id;
  const values = isOther ? textDifferences(form.start, latest.settings) : [];
  // The newest version has the same texts, or those that this form has saved, so edits can start from it.
  if (isOther && values.length === 0) setBase(latest);
  /** Changes that another user has saved since the form was filled; null without any. */
  const others = values.length > 0 ? { by: latest.version?.byName ?? null, at: latest.version?.at ?? null, values } : null;
  return {
    form,
    others,
    /** Fills in the texts that others saved. Typed texts stay. */
    takeOver: () => setBase(latest),
    /** Fills in the stored texts and discards typed ones. */
    discard: () => {
      setBase(latest);
      form.reset(settingsTexts(latest.settings));
    },
  };
}

/** The texts as they are stored. Spaces around a text are removed and make no difference. */
const tidy = (texts: SettingsTexts): SettingsTexts => settingsTextsBy((name) => String(settingsTextAt(texts, name)).trim());

/** The texts that differ, with their names. */
const textDifferences = (before: SettingsTexts, after: DomainSettings) => valueDifferences(tidy(before), tidy(settingsTexts(after)));

/** The text of a problem. Where the requirements have a text that names the field, it is used (DSET-11, DSET-12). */
function useProblemText(): (problem: Message) => string {
  const { t } = useText('domains');
  const names = useSettingNames();
  const messageText = useMessageText();
  return (problem) => {
    const { code, field } = problem;
    if (code === CODE.requiredField && field) return t('dSett.reqField', { field: names.text(field as SettingsTextName) });
    if (code === CODE.valueNotAllowed && field === 'resultFields.negative') return t('dSett.NegEqPosError');
    return messageText(problem);
  };
}
