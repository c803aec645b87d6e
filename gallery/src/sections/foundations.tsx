import { BrandMark, COLORS, coreIcons, Heading, Icon, Name, Text, useThemeMode, WithNames } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { Sample, Samples, Section } from '../sample';

export function Foundations() {
  const { scheme } = useThemeMode();
  return (
    <Section id="foundations" title="Foundations">
      <Samples>
        <Sample name="Mark">
          <BrandMark size={48} />
        </Sample>
        <Sample name="Heading, text">
          <Heading level={3}>Heading in a part of a page</Heading>
          <Text>Text</Text>
          <Text muted>Text that matters less</Text>
          <Text mono>k7f3a9d210</Text>
        </Sample>
        <Sample name="Names, which a browser’s translation leaves as they are">
          <Name>Central Warehouse</Name>
          <WithNames text="Settings of Central Warehouse" names={['Central Warehouse']} />
        </Sample>
        <Sample name={`Colours, ${scheme}`} wide>
          <ul className="ga-colours">
            {Object.entries(COLORS[scheme]).map(([name, colour]) => (
              <li key={name}>
                <span style={{ background: colour }} />
                {name}
              </li>
            ))}
          </ul>
        </Sample>
        <Sample name="Icons" wide>
          <ul className="ga-icons">
            {Object.entries({ ...coreIcons, ...icons }).map(([name, icon]) => (
              <li key={name}>
                <Icon of={icon} />
                {name}
              </li>
            ))}
          </ul>
        </Sample>
      </Samples>
    </Section>
  );
}
