import { useNavigate, type LinkTarget } from 'shared-kit/router';
import { Button } from 'shared-kit/ui-core';
import type { ComponentProps } from 'react';

/** A button that opens a page with route state. A link could be opened in a new tab, where the page would lack that state (D-18). */
export function GoButton({ target, ...button }: Omit<ComponentProps<typeof Button>, 'onClick'> & { target: LinkTarget }) {
  const navigate = useNavigate();
  return <Button {...button} onClick={() => void navigate(target.to, { state: target.state })} />;
}
