import { LinksProvider } from 'shared-kit/host/router';
import { Button, Text } from 'shared-kit/ui-core';
import { BadRouting } from 'shared-kit/ui-display';
import { CompanyNotFound, DomainPage, DomainTabs } from 'shared-kit/ui-domain';
import type { ComponentProps } from 'react';
import { Sample, Samples, Section } from '../sample';

const PATH = '/company/:company/domains/:domain';

const LINKS = new Map(
  Object.entries({
    company: '/company/:company',
    sessions: PATH,
    tasks: `${PATH}/tasks`,
    map: `${PATH}/map`,
    allAddresses: `${PATH}/all`,
    settings: '/company/:company/domain/:domain/settings',
  }).map(([name, path]) => [name, { path }]),
);

const COLD_STORE: ComponentProps<typeof DomainPage>['route'] = {
  status: 'ready',
  missing: 'domain',
  ref: { company: 'acme', domain: 'Cold Store' },
  company: undefined,
  companyName: 'Acme Logistics',
  domain: undefined,
  retry: () => undefined,
};

/** The frame of a domain's pages, which remotes share. */
export function Domains() {
  return (
    <LinksProvider links={LINKS}>
      <Section id="domains" title="Domains">
        <Samples>
          <Sample name="DomainPage" wide>
            <DomainPage route={COLD_STORE} tab="sessions" actions={<Button variant="primary">Create task</Button>}>
              <Text muted>Its sessions.</Text>
            </DomainPage>
          </Sample>
          <Sample name="DomainTabs, on the page that is no tab elsewhere" wide>
            <DomainTabs domain={COLD_STORE.ref} current="allAddresses" />
          </Sample>
          <Sample name="CompanyNotFound">
            <CompanyNotFound company="acem" />
          </Sample>
          <Sample name="DomainPage, of a domain that does not exist" wide>
            <DomainPage route={{ ...COLD_STORE, status: 'missing' }} tab="sessions" />
          </Sample>
          <Sample name="BadRouting, where the link has no state">
            <BadRouting title="Add license" domain={COLD_STORE.ref} />
          </Sample>
        </Samples>
      </Section>
    </LinksProvider>
  );
}
