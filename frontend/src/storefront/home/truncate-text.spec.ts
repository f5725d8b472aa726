import { describe, expect, it } from '@jest/globals';
import { truncateText } from './truncate-text.js';

describe('a text about the studio', () => {
  it.each([
    ['', ''],
    ['Toprak', 'Toprak'],
    ['ş'.repeat(1500), 'ş'.repeat(1500)],
    ['ş'.repeat(1501), `${'ş'.repeat(1500)}…`],
    [`${'ş'.repeat(1498)}🏺`, `${'ş'.repeat(1498)}🏺`],
    [`${'ş'.repeat(1499)}🏺`, `${'ş'.repeat(1499)}…`],
  ])('is shown up to fifteen hundred characters (%#)', (text, shown) => {
    expect(truncateText(text)).toBe(shown);
  });
});
