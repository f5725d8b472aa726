import { describe, expect, it } from '@jest/globals';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { aSession } from '../../testing/sessions.js';
import type { PageData } from './page-data.js';
import { staleAt } from './stale-at.js';

/** 10:00 in the studio. */
const NOW = new Date('2026-11-16T07:00:00Z');
const MIDNIGHT = '2026-11-16T21:00:00.000Z';

const showing = (...months: readonly (readonly WorkshopSessionView[])[]) =>
  ({ all: (procedure: string) => (procedure === 'workshops.month' ? months : []) }) as unknown as PageData;
const at = (date: string, startTime: string) => aSession({ date, startTime });
const untilWhen = (shown: PageData, now = NOW) => staleAt(shown, now)?.toISOString() ?? null;

describe('A page with a calendar is true', () => {
  it.each([
    ['until midnight in the studio when nothing begins', [], MIDNIGHT],
    ['until the next session begins', [at('2026-11-16', '14:00')], '2026-11-16T11:00:00.000Z'],
    [
      'until the first of several begins',
      [at('2026-11-16', '19:00'), at('2026-11-16', '11:00'), at('2026-11-20', '10:00')],
      '2026-11-16T08:00:00.000Z',
    ],
    ['past what has begun', [at('2026-11-16', '09:00'), at('2026-11-02', '14:00')], MIDNIGHT],
    ['past what begins this instant', [at('2026-11-16', '10:00')], MIDNIGHT],
    ['until midnight when the next begins later', [at('2026-11-17', '10:00')], MIDNIGHT],
  ])('%s', (_when, sessions, expected) => {
    expect(untilWhen(showing(sessions))).toBe(expected);
  });

  it('whatever months it shows', () => {
    expect(untilWhen(showing([at('2026-11-16', '19:00')], [at('2026-11-16', '12:00')]))).toBe(
      '2026-11-16T09:00:00.000Z',
    );
  });

  it('also when a search has found its sessions', () => {
    const found = [[at('2026-11-16', '12:00')]];
    const shown = { all: (procedure: string) => (procedure === 'workshops.search' ? found : []) };
    expect(untilWhen(shown as unknown as PageData)).toBe('2026-11-16T09:00:00.000Z');
  });

  it('until the studio’s midnight, not another country’s', () => {
    expect(untilWhen(showing([]), new Date('2026-11-16T20:59:59Z'))).toBe(MIDNIGHT);
    expect(untilWhen(showing([]), new Date(MIDNIGHT))).toBe('2026-11-17T21:00:00.000Z');
  });
});

it('A page without a calendar is true until something changes', () => {
  expect(untilWhen(showing())).toBeNull();
});
