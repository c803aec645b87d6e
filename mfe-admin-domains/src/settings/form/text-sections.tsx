import { useText } from 'shared-kit/i18n';
import { settingsTextRule, type SettingsTexts, type TextSection } from 'shared-kit/model';
import { Input, WithNames, type FormState } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';
import { useSettingNames } from '../../differences/use-setting-names';
import { LongText } from './long-text';
import { textsOf } from '../section/sections';
import { SettingsSection } from '../section/settings-section';

export interface TextsSectionProps {
  section: TextSection;
  form: FormState<SettingsTexts>;
  disabled: boolean;
  action?: ReactNode;
  /** Below the inputs. */
  children?: ReactNode;
}

/** Keeps browsers from correcting or completing typed values. */
const PLAIN = { autoComplete: 'off', spellCheck: false } as const;

/** The characters of the longest text that an input of one line takes. */
const LONGEST_LINE = 100;

/** The patterns of the help texts. */
const EXAMPLES = ['*RRCCNNAA', 'RR.CC.NN.AA'];

/**
 * The pattern of addresses and the pattern by which users see them (DSET-01, DSET-02), the names of the columns that each session has (DSET-04), or
 * the texts of results in sessions (DSET-05). A text that may be empty says so (DSET-11).
 */
export function TextsSection({ section, form, disabled, action, children }: TextsSectionProps) {
  const { t } = useText('domains');
  const { t: common } = useText('common');
  const names = useSettingNames();
  const changed = textsOf(section).some((name) => form.isDirty(name));
  return (
    <SettingsSection id={section} about={t(`dSett.about.${section}`)} action={action} changed={changed}>
      <div className="do-pair">
        {textsOf(section).map((name) => {
          const isPattern = name === 'addrPattern' || name === 'addrPatternUser';
          const { max, mayBeEmpty } = settingsTextRule(name);
          const TextInput = max > LONGEST_LINE ? LongText : Input;
          return (
            <TextInput
              key={name}
              {...form.field(name)}
              {...PLAIN}
              label={names.text(name)}
              help={isPattern && <WithNames text={t(`dSett.help.${name}`)} names={EXAMPLES} />}
              note={mayBeEmpty ? common('form.optional') : undefined}
              className={isPattern ? 'ic-mono' : undefined}
              disabled={disabled}
            />
          );
        })}
      </div>
      {children}
    </SettingsSection>
  );
}
