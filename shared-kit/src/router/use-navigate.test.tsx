import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Link, useNavigate } from '.';
import { Route, Routes } from './host';

/** The answers of two calls, which arrive when the test resolves them. */
function Form({ answers }: { answers: (() => void)[] }) {
  const toList = useNavigate();
  const toLogin = useNavigate({ always: true });
  answers.push(
    () => void toList('/list'),
    () => void toLogin('/login'),
  );
  return <Link to="/elsewhere">Elsewhere</Link>;
}

it('useNavigate ignores an answer after the user has opened another page, but not after a sign-out', async () => {
  const answers: (() => void)[] = [];
  await renderWithKit(
    <Routes>
      <Route path="/" element={<Form answers={answers} />} />
      {['list', 'login', 'elsewhere'].map((name) => (
        <Route key={name} path={name} element={<h1>{name}</h1>} />
      ))}
    </Routes>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const [list, login] = answers.slice(-2) as [() => void, () => void];
  act(list);
  expect(screen.getByRole('heading')).toHaveTextContent('elsewhere');
  act(login);
  expect(screen.getByRole('heading')).toHaveTextContent('login');
});
