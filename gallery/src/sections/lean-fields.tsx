import { NativeCheckbox, NativeInput, NativePasswordInput, NativeSelect, NativeSwitch, PasswordFrame } from 'shared-kit/ui-core';
import { Sample, Samples, Section } from '../sample';

const ERROR = 'The field is required!';
const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'other', label: 'Not now', disabled: true },
];

/** The browser's own elements, for the screens before the sign-in, the frame and the table. */
export function LeanFields() {
  return (
    <Section id="lean-fields" title="Before the sign-in and in tables">
      <Samples>
        <Sample name="NativeInput">
          <NativeInput label="Lean email" value="" onChange={() => {}} help="The one you work with." error={ERROR} />
          <NativeInput label="Lean company" value="Acme Logistics" onChange={() => {}} disabled />
        </Sample>
        <Sample name="NativePasswordInput and PasswordFrame">
          <NativePasswordInput label="Lean password" autoComplete="off" value="secret" onChange={() => {}} />
          <PasswordFrame label="Password in a frame" value="">
            {(control, showButton) => (
              <div className="ic-input-box">
                <input {...control} className="ic-input" autoComplete="off" />
                {showButton}
              </div>
            )}
          </PasswordFrame>
        </Sample>
        <Sample name="NativeSelect">
          <NativeSelect label="Lean sort" value="newest" onChange={() => {}} options={SORTS} />
          <NativeSelect label="Nothing to choose" value="" onChange={() => {}} options={[{ value: '', label: 'Choose a company' }]} error={ERROR} disabled />
        </Sample>
        <Sample name="NativeCheckbox and NativeSwitch">
          <NativeCheckbox checked onChange={() => {}}>
            Every row
          </NativeCheckbox>
          <NativeSwitch checked onChange={() => {}}>
            Half the height
          </NativeSwitch>
        </Sample>
      </Samples>
    </Section>
  );
}
