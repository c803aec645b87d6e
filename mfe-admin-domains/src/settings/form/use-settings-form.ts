import { changeSettings } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import {
  CODE,
  settingsDifferences,
  settingsProblems,
  type DomainSettings,
  type Message,
  type SettingsTextName,
  type SettingsTexts,
  type SettingsVersion,
  type ValueDifference,
} from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useForm, type FormState } from 'shared-kit/ui-core';
import { useCallback, useState } from 'react';
import { useSettingNames } from '../../differences/use-setting-names';
import type { SettingsScope } from '../settings-scope';

export interface LatestSettings {
  settings: DomainSettings;
  /** Undefined for a domain without any settings document yet (decision D-103). */
  version: SettingsVersion | undefined;
}

/** What somebody else has saved since the form was filled. */
export interface OtherChanges {
  by: string | null;
  at: number | null;
  /** Each text that differs: as the form started, and as it is stored now. */
  values: readonly ValueDifference[];
}

export interface SettingsForm {
  form: FormState<SettingsTexts>;
  others: OtherChanges | null;
  /** Fills in what others saved, but keeps what was typed here. */
  takeOver: () => void;
  /** Back to what is stored, without what was typed here. */
  discard: () => void;
}

/**
 * The texts of a domain's settings as somebody edits them. The form is filled once (DSET-13): what others save later never replaces
 * a text, but is told and can be taken over (ADD-03). A save names the version it started from, so that the API refuses it
 * as long as it would undo what somebody else has changed (decision D-45).
 */
export function useSettingsForm(scope: SettingsScope, latest: LatestSettings): SettingsForm {
  const { t } = useText('domains');
  const say = useProblemText();
  const { confirm } = useFeedback();
  const [base, setBase] = useState(latest);
  const form = useForm<SettingsTexts>({
    initial: textsOf(base.settings),
    live: true,
    guardedAs: `settings/${scope.company}/${scope.domain}`,
    validate: settingsProblems,
    say,
    submit: async (values) => {
      const confirmed = await confirm({
        title: t('dSett.save.title', { domain: scope.domain }),
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
  // The newest version holds what was saved here, or the texts as they were: edits start from it.
  if (isOther && values.length === 0) setBase(latest);
  const others = values.length > 0 ? { by: latest.version?.byName ?? null, at: latest.version?.at ?? null, values } : null;
  return {
    form,
    others,
    takeOver: () => setBase(latest),
    discard: () => {
      setBase(latest);
      form.reset(textsOf(latest.settings));
    },
  };
}

const textsOf = ({ addrPattern, addrPatternUser, baseFields, resultFields }: DomainSettings): SettingsTexts => ({
  addrPattern,
  addrPatternUser,
  baseFields,
  resultFields,
});

const trimmed = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? text.trim() : text])) as T;

/** As they will be stored: spaces around a text are no difference. */
const tidy = (texts: SettingsTexts): SettingsTexts => ({
  ...trimmed(texts),
  baseFields: trimmed(texts.baseFields),
  resultFields: trimmed(texts.resultFields),
});

const NO_LISTS = { labelDesigns: [], manualInputFields: [] };

/** Each text that differs, by its name. */
function textDifferences(before: SettingsTexts, after: DomainSettings): readonly ValueDifference[] {
  const [texts] = settingsDifferences({ ...tidy(before), ...NO_LISTS }, { ...tidy(textsOf(after)), ...NO_LISTS });
  return texts?.values ?? [];
}

/** A problem in the words of the specification, which names the field (DSET-11, DSET-12); any other in its code's. */
function useProblemText(): (problem: Message) => string {
  const { t } = useText('domains');
  const names = useSettingNames();
  const text = useMessageText();
  return useCallback(
    (problem) => {
      const { code, field } = problem;
      if (code === CODE.requiredField && field) return t('dSett.reqField', { field: names.text(field as SettingsTextName) });
      if (code === CODE.valueNotAllowed && field === 'resultFields.negative') return t('dSett.NegEqPosError');
      return text(problem);
    },
    [t, names, text],
  );
}
