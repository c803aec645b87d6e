import { ActionButton, Button, ButtonLink, Icon, MenuButton } from 'shared-kit/ui-core';
import { CopyButton, icons, RemoveButton } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import { Sample, Samples, Section } from '../sample';

const VARIANTS = ['default', 'primary', 'text', 'link'] as const;

export function Actions() {
  const [chosen, setChosen] = useState('newest');
  const add = <Icon of={icons.add} />;
  return (
    <Section id="actions" title="Actions">
      <Samples>
        {VARIANTS.map((variant) => (
          <Sample key={variant} name={`Button, ${variant}`}>
            <div className="ga-row">
              <Button variant={variant}>Save</Button>
              <Button variant={variant} icon={add}>
                Add domain
              </Button>
              <Button variant={variant} icon={add} aria-label={`Add, ${variant}`} />
              <Button variant={variant} size="small">
                Small
              </Button>
              <Button variant={variant} danger>
                Remove
              </Button>
              <Button variant={variant} loading>
                Under way
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
            </div>
          </Sample>
        ))}
        <Sample name="Button, block">
          <Button variant="primary" block>
            As wide as its place
          </Button>
        </Sample>
        <Sample name="RemoveButton, one in each row of a list">
          <div className="ga-row">
            <RemoveButton label="Remove ERP" onClick={() => {}} />
            <RemoveButton label="Remove dock display" loading />
            <RemoveButton label="Remove yourself" title="You cannot remove yourself." disabled />
          </div>
        </Sample>
        <Sample name="ActionButton">
          <ActionButton action="gallery.add" keys="g a" icon={add} onRun={() => {}}>
            With a shortcut
          </ActionButton>
        </Sample>
        <Sample name="ButtonLink">
          <div className="ga-row">
            <ButtonLink to="/">Go to the start page</ButtonLink>
            <ButtonLink to="/" variant="primary">
              Create the first task
            </ButtonLink>
          </div>
        </Sample>
        <Sample name="MenuButton">
          <div className="ga-row">
            <MenuButton
              label="More actions"
              icon={<Icon of={icons.more} />}
              items={[
                { key: 'all', label: 'Show all addresses', icon: <Icon of={icons.data} />, onSelect: () => {} },
                { key: 'to', label: 'Go to the start page', to: '/' },
              ]}
            />
            <MenuButton
              label="Order"
              items={['newest', 'oldest'].map((key) => ({ key, label: key, selected: key === chosen, onSelect: () => setChosen(key) }))}
            >
              Order
            </MenuButton>
          </div>
        </Sample>
        <Sample name="CopyButton">
          <div className="ga-row">
            <CopyButton text="the whole text" label="Copy key" done="Key copied!" />
            <CopyButton text="the whole text" label="Copy key as an icon" done="Key copied!" iconOnly variant="text" />
            <CopyButton text="" label="Nothing to copy" done="" disabled />
          </div>
        </Sample>
      </Samples>
    </Section>
  );
}
