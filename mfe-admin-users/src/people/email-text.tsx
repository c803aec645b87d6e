import { Fragment } from 'react';

/** An address that breaks before its @ and its dots where it has to, not in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
