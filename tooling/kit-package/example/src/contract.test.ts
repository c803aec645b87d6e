import { contractFaults } from 'shared-kit/testing';
import manifest from '../remote.json';
import { pages } from './pages';

it('ADD-25 keeps the contract with the shell', () => {
  expect(contractFaults(manifest, pages)).toEqual([]);
});
