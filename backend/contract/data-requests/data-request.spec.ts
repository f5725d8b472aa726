import { describe, expect, it } from '@jest/globals';
import { answerBy, confirmBy, exportEnd, urgencyOf } from './data-request.js';

const ASKED = new Date('2026-11-01T10:00:00Z');

describe('The clock of a request about personal data', () => {
  it.each([
    ['2026-11-01T10:00:00Z', 'calm'],
    ['2026-11-21T09:59:59Z', 'calm'],
    ['2026-11-21T10:00:00Z', 'soon'],
    ['2026-12-01T09:59:59Z', 'soon'],
    ['2026-12-01T10:00:00Z', 'overdue'],
  ])('says at %s: %s', (now, urgency) => {
    expect(urgencyOf(ASKED, new Date(now))).toBe(urgency);
  });

  it('gives 48 hours to confirm, 30 days to answer and 7 to download', () => {
    expect(confirmBy(ASKED).toISOString()).toBe('2026-11-03T10:00:00.000Z');
    expect(answerBy(ASKED).toISOString()).toBe('2026-12-01T10:00:00.000Z');
    expect(exportEnd(ASKED).toISOString()).toBe('2026-11-08T10:00:00.000Z');
  });
});
