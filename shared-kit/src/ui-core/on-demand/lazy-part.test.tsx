import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ReactNode } from 'react';
import { forgetFailedParts, lazyPart } from './lazy-part';

const Panel = ({ name }: { name: string }) => <p>the panel {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  readonly retry = () => {
    forgetFailedParts();
    this.setState({ failed: false });
  };
  override render() {
    return this.state.failed ? <button onClick={this.retry}>Retry</button> : <Suspense fallback="loading">{this.props.children}</Suspense>;
  }
}

it('SHELL lazyPart loads a failed part again after Retry, and never again once it is loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  const load = jest
    .fn<Promise<{ default: typeof Panel }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 814 failed.'))
    .mockResolvedValue({ default: Panel });
  const Part = lazyPart(load);
  const { rerender } = render(
    <Boundary>
      <Part name="one" />
    </Boundary>,
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the panel one')).toBeVisible();
  forgetFailedParts();
  rerender(
    <Boundary>
      <Part name="two" />
    </Boundary>,
  );
  expect(screen.getByText('the panel two')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
