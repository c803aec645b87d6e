import { Panel, Text } from 'shared-kit/ui-core';
import { CompanyTabs, Tabs } from 'shared-kit/ui-display';
import { useState } from 'react';
import { Sample, Samples, Section } from '../sample';

const MANY = Array.from({ length: 14 }, (_, index) => ({
  key: `t${index}`,
  label: index === 3 ? 'A tab with a name that is much too long for a tab' : `Tab ${index + 1}`,
}));

export function Structure() {
  const [tab, setTab] = useState('t1');
  return (
    <Section id="structure" title="Structure">
      <Samples>
        <Sample name="Panel">
          <Panel label="Facts">
            <Text>A framed part of a page.</Text>
          </Panel>
        </Sample>
        <Sample name="Tabs, many" wide>
          <Tabs label="Many" tabs={MANY} value={tab} onChange={setTab}>
            <Text>Panel of {tab}</Text>
          </Tabs>
        </Sample>
        <Sample name="CompanyTabs" wide>
          <CompanyTabs>{(company) => <Text>Keys of {company.exhibitionName}</Text>}</CompanyTabs>
        </Sample>
      </Samples>
    </Section>
  );
}
