import { contractFaults } from 'shared-kit/testing';
import manifest from '../remote.json';
import { pages } from './pages';

it('ADD-FIT-03 keeps the contract with the shell', () => {
  expect(contractFaults(manifest, pages)).toEqual([]);
});
