import { useText } from 'shared-kit/i18n';
import { TEXT_SECTIONS, type Domain, type SettingsTextName, type WhyUnchangeable } from 'shared-kit/model';
import { Alert, Form, WithNames } from 'shared-kit/ui-core';
import { AddressTester } from './address-pattern/address-tester';
import { PatternHelp } from './address-pattern/pattern-help';
import { Contents } from './form/contents';
import { OtherChangesNotice } from './form/other-changes';
import { SaveBar } from './form/save-bar';
import { textsOf, type SectionId } from './section/sections';
import { TextsSection } from './form/text-sections';
import { useSettingsForm, type LatestSettings } from './form/use-settings-form';
import { LabelDesignsSection } from './label-designs/label-designs-section';
import { LicensesSection } from './licenses/licenses-section';
import { ManualFieldsSection } from './manual-fields/manual-fields-section';
import type { SettingsScope } from './section/settings-scope';

export interface SettingsFormProps {
  scope: SettingsScope;
  domain: Domain;
  latest: LatestSettings;
}

/** All settings of a domain, in one column beside the table of contents. */
export function SettingsForm({ scope, domain, latest }: SettingsFormProps) {
  const settings = useSettingsForm(scope, latest);
  const { form, discard } = settings;
  const { labelDesigns, manualInputFields } = latest.settings;
  const disabled = scope.whyUnchangeable !== null;
  const sectionsWith = (has: (name: SettingsTextName) => boolean): ReadonlySet<SectionId> =>
    new Set(TEXT_SECTIONS.filter((section) => textsOf(section).some(has)));
  const changed = sectionsWith((name) => form.isDirty(name));
  const texts = { form, disabled };
  return (
    <div className="do-settings">
      <Contents changed={changed} wrong={sectionsWith((name) => form.errors[name] !== undefined)} />
      <Form onSubmit={form.submit} className="do-column">
        <WhyUnchangeableNotice domain={domain} reason={scope.whyUnchangeable} />
        {TEXT_SECTIONS.map((section) => (
          <TextsSection key={section} {...texts} section={section} action={section === 'pattern' && <PatternHelp />}>
            {section === 'pattern' && (
              <AddressTester domain={scope} pattern={form.values.addrPattern} userPattern={form.values.addrPatternUser} />
            )}
          </TextsSection>
        ))}
        <LabelDesignsSection scope={scope} labels={labelDesigns} version={latest.version?.id} />
        <ManualFieldsSection scope={scope} fields={manualInputFields} version={latest.version?.id} />
        <LicensesSection scope={scope} domain={domain} />
        <OtherChangesNotice settings={settings} />
        <SaveBar changed={changed.size} busy={form.busy} disabled={disabled} onDiscard={discard} />
      </Form>
    </div>
  );
}

/** Explains why the domain cannot be changed now, and what to do. */
function WhyUnchangeableNotice({ domain, reason }: { domain: Domain; reason: WhyUnchangeable | null }) {
  const { t } = useText('domains');
  switch (reason) {
    case null:
      return null;
    case 'noModerator':
    case 'severalModerators':
      return (
        <Alert severity="warning">
          <WithNames text={t(`dSett.${reason}`, { domain: domain.name })} names={[domain.name]} />
        </Alert>
      );
    case 'beingRemoved':
      return (
        <Alert severity="warning">{t('dSett.beingRemoved', { done: domain.removal?.done ?? 0, total: domain.removal?.total ?? 0 })}</Alert>
      );
  }
}
