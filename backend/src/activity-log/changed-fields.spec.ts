import { describe, expect, it } from '@jest/globals';
import { changedFields } from './changed-fields.js';

describe('What an admin changed', () => {
  it.each([
    ['a field', { name: 'Kâse', price: 100 }, { name: 'Kâse', price: 120 }, { price: 100 }, { price: 120 }],
    ['something new', null, { name: 'Kâse' }, {}, { name: 'Kâse' }],
    ['something gone', { name: 'Kâse' }, null, { name: 'Kâse' }, {}],
    ['a list', { pictures: [1, 2] }, { pictures: [2, 1] }, { pictures: [1, 2] }, { pictures: [2, 1] }],
    ['nothing', { pictures: [1, 2] }, { pictures: [1, 2] }, {}, {}],
    ['a field that was not there', {}, { note: 'a' }, {}, { note: 'a' }],
  ])('is told from both sides: %s', (_what, before, after, told, toldAfter) => {
    expect(changedFields(before, after)).toEqual({ before: told, after: toldAfter });
  });
});
