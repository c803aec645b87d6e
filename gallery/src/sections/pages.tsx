import { CODE, problem } from 'shared-kit/model';
import { Button, Page, Text } from 'shared-kit/ui-core';
import { LiveIndicator } from 'shared-kit/ui-overlay';
import { Sample, Samples, Section } from '../sample';

const CRUMBS = [
  { label: 'Start page', to: '/' },
  { label: 'Acme Logistics', to: '/company/acme' },
];

export function Pages() {
  return (
    <Section id="pages" title="Pages">
      <Samples>
        <Sample name="Page" wide>
          <Page title="Central Warehouse" crumbs={CRUMBS} live={<LiveIndicator />} actions={<Button variant="primary">Create task</Button>}>
            <Text>What the page is about.</Text>
          </Page>
        </Sample>
        <Sample name="Page, loading">
          <Page title="Central Warehouse" state={{ status: 'loading' }} />
        </Sample>
        <Sample name="Page, not readable">
          <Page title="Central Warehouse" state={{ status: 'error', problem: problem(CODE.serviceUnavailable) }} onRetry={() => {}} />
        </Sample>
        <Sample name="Page, no such thing">
          <Page title="Central Warehouse" state={{ status: 'missing' }} />
        </Sample>
      </Samples>
    </Section>
  );
}
