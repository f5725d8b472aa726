import { expect, it } from '@jest/globals';
import { initialedName } from './initialed-name.js';

it.each([
  ['Ayşe Nur Kaya', 'Ayşe Nur K.'],
  ['  Can   ışık ', 'Can I.'],
  ['deniz ince', 'deniz İ.'],
  ['Elif', 'Elif'],
  ['', ''],
])('shows %s as %s', (name, shown) => {
  expect(initialedName(name)).toBe(shown);
});
