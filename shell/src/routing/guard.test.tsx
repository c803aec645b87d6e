import { screen } from '@testing-library/react';
import { Route, Routes } from 'shared-kit/host/router';
import { renderWithKit } from 'shared-kit/testing';
import type { GuardDecision } from './access';
import { Guard } from './guard';

let decision: GuardDecision;
jest.mock('./access', () => ({ guardDecision: () => decision }));

it.each<[id: string, decision: GuardDecision, page: string]>([
  ['GUARD-03', 'login', 'The page /login'],
  ['GUARD-05', 'set-password', 'The page /setpw'],
  ['GUARD-07', 'home', 'The page /'],
  ['GUARD-01', 'enter', 'Keys'],
])('%s the decision %s leads to %s', async (_id, decided, page) => {
  decision = decided;
  const key = (path: string) => <Route key={path} path={path} element={`The page ${path}`} />;
  await renderWithKit(
    <Routes>
      {['/', '/login', '/setpw'].map(key)}
      <Route path="/managekeys" element={<Guard access="elevated">Keys</Guard>} />
    </Routes>,
    { route: '/managekeys' },
  );
  expect(screen.getByText(page)).toBeVisible();
});
