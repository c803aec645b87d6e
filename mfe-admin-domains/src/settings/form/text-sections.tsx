import { useText } from 'shared-kit/i18n';
import type { DomainRef, SettingsTexts } from 'shared-kit/model';
import { Input, WithNames, type FormState } from 'shared-kit/ui-core';
import { useSettingNames } from '../../differences/use-setting-names';
import { AddressTester } from '../address-pattern/address-tester';
import { PatternHelp } from '../address-pattern/pattern-help';
import { TEXTS_OF, type TextSection } from './sections';
import { SettingsSection } from './settings-section';

export interface TextSectionProps {
  form: FormState<SettingsTexts>;
  disabled: boolean;
}

const isChanged = (form: FormState<SettingsTexts>, section: TextSection) => TEXTS_OF[section].some((name) => form.isDirty(name));

/** Keeps browsers from correcting or completing typed values. */
const PLAIN = { autoComplete: 'off', spellCheck: false } as const;

/** The pattern of addresses, the pattern by which users see them, and a test of both (DSET-01, DSET-02, ADD-04). */
export function PatternSection({ form, disabled, domain }: TextSectionProps & { domain: DomainRef }) {
  const { t } = useText('domains');
  const names = useSettingNames();
  const { addrPattern, addrPatternUser } = form.values;
  return (
    <SettingsSection id="pattern" about={t('dSett.about.pattern')} action={<PatternHelp />} changed={isChanged(form, 'pattern')}>
      <div className="do-pair">
        <Input
          {...form.field('addrPattern')}
          {...PLAIN}
          label={names.text('addrPattern')}
          help={<WithNames text={t('dSett.help.addrPattern')} names={['*RRCCNNAA']} />}
          className="ic-mono"
          disabled={disabled}
        />
        <Input
          {...form.field('addrPatternUser')}
          {...PLAIN}
          label={names.text('addrPatternUser')}
          help={<WithNames text={t('dSett.help.addrPatternUser')} names={['RR.CC.NN.AA']} />}
          className="ic-mono"
          disabled={disabled}
        />
      </div>
      <AddressTester domain={domain} pattern={addrPattern} userPattern={addrPatternUser} />
    </SettingsSection>
  );
}

/**
 * The names of the columns that each session has (DSET-04), or the texts of results in sessions (DSET-05), of which only the text for "null" may be
 * empty (DSET-11).
 */
export function TextsSection({ section, form, disabled }: TextSectionProps & { section: 'base' | 'results' }) {
  const { t } = useText('domains');
  const { t: common } = useText('common');
  const names = useSettingNames();
  return (
    <SettingsSection id={section} about={t(`dSett.about.${section}`)} changed={isChanged(form, section)}>
      <div className="do-pair">
        {TEXTS_OF[section].map((name) => (
          <Input
            key={name}
            {...form.field(name)}
            {...PLAIN}
            label={names.text(name)}
            note={name === 'resultFields.null' ? common('form.optional') : undefined}
            disabled={disabled}
          />
        ))}
      </div>
    </SettingsSection>
  );
}
