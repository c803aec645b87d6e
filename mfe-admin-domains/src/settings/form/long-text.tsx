import { TextArea } from 'shared-kit/ui-form';
import type { ComponentProps, KeyboardEvent } from 'react';

/** A long text of one paragraph. Stored texts have no line ends: pasted ones become blanks, and Enter submits as in all other inputs (DSET-09). */
export function LongText({ onChange, ...rest }: ComponentProps<typeof TextArea>) {
  return <TextArea {...rest} onChange={(text) => onChange(text.replace(/\s*[\r\n]+\s*/g, ' '))} onKeyDown={submitOnEnter} />;
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // Enter also ends the composition of a letter.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
