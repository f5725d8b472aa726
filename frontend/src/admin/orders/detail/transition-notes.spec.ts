import { expect, it } from '@jest/globals';
import { anAdminOrder } from '../../../../testing/admin-orders.js';
import { transitionNotes } from './transition-notes.js';

it.each([
  ['both', { pieces: 2, seats: 1 }, 'Parçalar stoğa, yerler takvime geri döner.'],
  ['pieces alone', { pieces: 2, seats: 0 }, 'Parçalar stoğa geri döner.'],
  ['seats alone', { pieces: 0, seats: 1 }, 'Yerler takvime geri döner.'],
])('What is returned is named as it was ordered: %s', (_, ordered, words) => {
  expect(transitionNotes(anAdminOrder(ordered), 'cancelled')[0]).toBe(words);
});
