import { expect, it } from '@jest/globals';
import { withPossessive } from './number-suffix.js';

it.each([
  ['0’ı', '1’i', '2’si', '3’ü', '4’ü', '5’i', '6’sı', '7’si', '8’i', '9’u'],
  ['10’u', '20’si', '30’u', '40’ı', '50’si', '60’ı', '70’i', '80’i', '90’ı', '100’ü'],
  ['25’i', '33’ü', '66’sı', '75’i', '99’u'],
])('reads as it is spoken: %s %s …', (...words) => {
  expect(words.map((word) => withPossessive(Number.parseInt(word, 10)))).toEqual(words);
});
