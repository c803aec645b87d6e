import { useNavigate, type LinkTarget } from 'shared-kit/router';
import { Button, type ButtonProps } from 'shared-kit/ui-core';

/** A button that leads to a page which takes what it needs from the state of its route: the address alone would lead to nothing (D-18). */
export function GoButton({ target, ...button }: Omit<ButtonProps, 'onClick'> & { target: LinkTarget }) {
  const navigate = useNavigate();
  return <Button {...button} onClick={() => void navigate(target.to, { state: target.state })} />;
}
