import { addLicense } from 'shared-kit/api';
import { useMessageText, useNow, useText } from 'shared-kit/i18n';
import { CODE, type DomainState, type License, licenseState, nameOrder } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { Alert, Button, ButtonLink, EmptyState, Form, FormActions, Name, useForm, WithNames } from 'shared-kit/ui-core';
import { RadioGroup } from 'shared-kit/ui-form';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { LicenseTerm } from '../settings/licenses/license-term';

export interface AddLicenseFormProps {
  state: DomainState;
  /** The licences of the company that the domain does not have yet. */
  licenses: readonly License[];
  /** Whether the company has any licence, also of domains. */
  hasAny: boolean;
}

/** Error codes of the server that concern the chosen licence. */
const OF_THE_LICENSE: ReadonlySet<number> = new Set([
  CODE.licenseExpired,
  CODE.licenseNotFound,
  CODE.licenseAlreadyAuthorized,
  CODE.licenseNotFoundOrUnauthorized,
  CODE.licenseNotAuthorized,
]);

/** Chooses one of the licences that the domain does not have (LIC-01). Licences that cannot be used show the reason (LIC-02, D-47). */
export function AddLicenseForm({ state, licenses, hasAny }: AddLicenseFormProps) {
  const { t, locale } = useText('domains');
  const { t: common } = useText('common');
  const messageText = useMessageText();
  const navigate = useNavigate();
  const now = useNow();
  const { company, domain, parentUid } = state;
  const settings = paths.settings({ company, domain });
  const canBeAdded = (license: License) => licenseState(license, now) === 'active';
  const form = useForm({
    initial: { license: '' },
    guardedAs: `addLicense/${company}/${domain}`,
    // Another user may have added the licence meanwhile, or switched it off.
    validate: ({ license }) => ({
      license: licenses.some((one) => one.id === license && canBeAdded(one)) ? undefined : t('addLic.required'),
    }),
    submit: ({ license }) => addLicense({ company, domain, parentUid, licenseKey: license }),
    fieldOf: ({ code }) => (code !== undefined && OF_THE_LICENSE.has(code) ? 'license' : null),
    done: () => void navigate(settings),
  });
  // The live list may show that the domain has the last licence before the API answers the addition.
  if (licenses.length === 0 && !form.busy) {
    return (
      <EmptyState
        icon={icons.key}
        title={t('addLic.none')}
        action={
          <ButtonLink to={settings}>
            <WithNames text={common('sett.toSettings', { domain })} names={[domain]} />
          </ButtonLink>
        }
      >
        {t(hasAny ? 'addLic.noneHelp' : 'addLic.noneAtAll')}
      </EmptyState>
    );
  }
  const byName = [...licenses].sort(
    (a, b) => Number(canBeAdded(b)) - Number(canBeAdded(a)) || nameOrder(locale)(a.description, b.description),
  );
  return (
    <Form onSubmit={form.submit} aria-label={t('addLic.title')}>
      <RadioGroup
        {...form.field('license')}
        label={<WithNames text={t('addLic.choose', { domain })} names={[domain]} />}
        options={byName.map((license) => ({
          value: license.id,
          label: <Name>{license.description || license.serialNumber || license.id}</Name>,
          disabled: form.busy || !canBeAdded(license),
          help: (
            <span className="al-facts">
              <span>
                <WithNames text={t('dSett.license.serial', { number: license.serialNumber })} names={[license.serialNumber]} />
              </span>
              <LicenseTerm license={license} />
            </span>
          ),
        }))}
      />
      {form.failure && <Alert severity="error">{messageText(form.failure)}</Alert>}
      <FormActions>
        <Button type="submit" variant="primary" loading={form.busy}>
          {t('addLic.submit')}
        </Button>
        <ButtonLink to={settings} variant="text">
          {t('addDom.cancel')}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
