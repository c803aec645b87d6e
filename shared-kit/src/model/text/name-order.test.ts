/** @jest-environment node */
import { nameOrder } from './name-order';

it('(D-133) names stand in the order of the language, numbers by their value', () => {
  expect(['Dock 10', 'Ärmel', 'dock 2', 'Zona', 'Azul'].sort(nameOrder('es-ES'))).toEqual(['Ärmel', 'Azul', 'dock 2', 'Dock 10', 'Zona']);
  expect(nameOrder('es-ES')).toBe(nameOrder('es-ES'));
});
