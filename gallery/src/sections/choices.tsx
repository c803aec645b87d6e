import { Checkbox, NativeSwitch } from 'shared-kit/ui-core';
import { CheckboxGroup, EncodingSelect, RadioGroup, Segmented, Select, Switch } from 'shared-kit/ui-form';
import { useState, type ReactNode } from 'react';
import { Sample, Samples, Section } from '../sample';

const PERMISSIONS = ['Moderator', 'Assistant', 'Pilot', 'Checker'].map((label) => ({
  value: label,
  label,
  help: `What a ${label.toLowerCase()} may do.`,
}));
const THOUSAND = Array.from({ length: 1000 }, (_, index) => ({ value: `d${index}`, label: `Armazém ${index + 1}` }));
const MANY = THOUSAND.slice(0, 12);

function Held<T>({ initial, children }: { initial: T; children: (field: { value: T; onChange: (value: T) => void }) => ReactNode }) {
  const [value, onChange] = useState(initial);
  return children({ value, onChange });
}

export function Choices() {
  return (
    <Section id="choices" title="Choices">
      <Samples>
        <Sample name="Checkbox">
          <Held<boolean> initial>
            {({ value, onChange }) => (
              <Checkbox checked={value} onChange={onChange}>
                Accept addresses in several streets
              </Checkbox>
            )}
          </Held>
          <Checkbox checked={false} indeterminate onChange={() => {}}>
            Some of them
          </Checkbox>
          <Checkbox checked={false} onChange={() => {}} disabled>
            Not now
          </Checkbox>
        </Sample>
        <Sample name="NativeSwitch, before the sign-in and in tables">
          <NativeSwitch checked onChange={() => {}}>
            Half the height
          </NativeSwitch>
        </Sample>
        <Sample name="Switch">
          <Held<boolean> initial>
            {({ value, onChange }) => (
              <Switch checked={value} onChange={onChange}>
                Show base fields
              </Switch>
            )}
          </Held>
          <Switch checked={false} onChange={() => {}}>
            Off
          </Switch>
          <Switch checked onChange={() => {}} disabled help="Because the session came from no task.">
            On, and not now
          </Switch>
        </Sample>
        <Sample name="Segmented">
          <Held<string> initial="list">
            {(field) => (
              <Segmented
                {...field}
                label="View"
                options={[
                  { value: 'list', label: 'List' },
                  { value: 'map', label: 'Map' },
                ]}
              />
            )}
          </Held>
        </Sample>
        <Sample name="RadioGroup">
          <Held<string | null> initial="tab">
            {(field) => (
              <RadioGroup
                {...field}
                label="Output"
                options={[
                  { value: 'tab', label: 'One file, one tab per session', help: 'XLSX' },
                  { value: 'file', label: 'One file per session' },
                  { value: 'none', label: 'Not now', disabled: true },
                ]}
              />
            )}
          </Held>
        </Sample>
        <Sample name="CheckboxGroup, a few">
          <Held<string[]> initial={['Pilot']}>{(field) => <CheckboxGroup {...field} label="Permissions" options={PERMISSIONS} />}</Held>
        </Sample>
        <Sample name="CheckboxGroup, with an error">
          <Held<string[]> initial={[]}>
            {(field) => (
              <CheckboxGroup
                {...field}
                label="Wrong permissions"
                options={PERMISSIONS.slice(0, 2)}
                error="At least one permission is required!"
              />
            )}
          </Held>
        </Sample>
        <Sample name="CheckboxGroup, many">
          <Held<string[]> initial={['d1', 'd7']}>{(field) => <CheckboxGroup {...field} label="Authorized domains" options={MANY} />}</Held>
        </Sample>
        <Sample name="CheckboxGroup, none, loading, disabled">
          <CheckboxGroup label="No domains" value={[]} onChange={() => {}} options={[]} empty="No domains available" />
          <CheckboxGroup label="Domains to come" value={[]} onChange={() => {}} options={[]} loading />
          <CheckboxGroup
            label="Domains, not now"
            value={['Pilot']}
            onChange={() => {}}
            options={PERMISSIONS.slice(2).map((option) => ({ ...option, disabled: true }))}
          />
        </Sample>
        <Sample name="Select, one of a thousand">
          <Held<string> initial="d941">{(field) => <Select {...field} label="Source domain" options={THOUSAND} />}</Held>
        </Sample>
        <Sample name="Select, several, with an error">
          <Held<string[]> initial={['d1', 'd2']}>
            {(field) => <Select multiple {...field} label="Domains" options={MANY} error="Choose fewer." />}
          </Held>
        </Sample>
        <Sample name="Select, empty and disabled">
          <Select
            label="Nothing chosen"
            value={undefined}
            onChange={() => {}}
            options={[]}
            placeholder="Choose a domain"
            empty="No domains available"
          />
          <Select label="Not now" value="d1" onChange={() => {}} options={MANY} disabled />
        </Sample>
        <Sample name="EncodingSelect">
          <EncodingSelect
            file={new File([], 'count.csv')}
            used={{ name: 'windows-1252', reason: 'guess', line: 12 }}
            chosen={undefined}
            onChange={() => {}}
          />
        </Sample>
        <Sample name="EncodingSelect, chosen by the user, and while the file is read">
          <EncodingSelect
            file={new File([], 'count.csv')}
            used={{ name: 'windows-1251', reason: 'chosen' }}
            chosen="windows-1251"
            onChange={() => {}}
          />
          <EncodingSelect file={new File([], 'count.csv')} used={undefined} chosen={undefined} onChange={() => {}} />
        </Sample>
      </Samples>
    </Section>
  );
}
