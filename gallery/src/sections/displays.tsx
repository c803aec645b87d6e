import { Descriptions, Tag, type Fact } from 'shared-kit/ui-display';
import { Sample, Samples, Section } from '../sample';

const LONG = 'A-name-without-a-single-space-that-somebody-has-typed-to-see-what-would-come-of-it';
const FACTS: Fact[] = [
  { name: 'Start', value: '11/22/2026, 9:14 AM', title: 'Sunday, November 22, 2026, 9:14:07 AM' },
  { name: 'End', value: '' },
  { name: 'Total', value: '12,480' },
  { name: 'Empty', value: '31' },
  { name: 'Origin', value: <Tag label="From a task" /> },
];

/** Display components of antd, which load after the first table. */
export function Displays() {
  return (
    <Section id="displays" title="Displays">
      <Samples>
        <Sample name="Tag">
          <div className="ga-row">
            <Tag label="12" />
            <Tag label={LONG} />
          </div>
        </Sample>
        <Sample name="Descriptions" wide>
          <Descriptions label="Session" facts={FACTS} />
        </Sample>
        <Sample name="Descriptions, in lines">
          <Descriptions lines label="Key" facts={[...FACTS, { name: 'A longer name of a fact', value: LONG }]} />
        </Sample>
      </Samples>
    </Section>
  );
}
