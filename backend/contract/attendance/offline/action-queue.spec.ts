import { describe, expect, it } from '@jest/globals';
import type { AttendanceAnswer } from '../attendance.views.js';
import type { AttendanceActionDto } from '../record-attendance.dto.js';
import { ActionQueue, type Delivery } from './action-queue.js';
import { MemoryActionStore } from './kept-action.js';

const NOW = new Date('2026-12-12T15:04:00Z');
const ADMIN = 'a1';

const action = (id: string): AttendanceActionDto => ({
  id,
  bookingId: 'b1',
  position: 0,
  kind: 'came',
  happenedAt: NOW.toISOString(),
});
const done = ({ id }: AttendanceActionDto): AttendanceAnswer => ({
  id,
  outcome: 'done',
  at: null,
  by: null,
  message: null,
});
const answered = (actions: readonly AttendanceActionDto[]): Delivery => ({
  kind: 'answered',
  answers: actions.map(done),
});

/** A queue whose requests are answered one after the other; the last answer is given again and again. */
function aQueue(...script: ((actions: readonly AttendanceActionDto[]) => Delivery | Promise<Delivery>)[]) {
  const store = new MemoryActionStore();
  const requests: string[][] = [];
  const queue = new ActionQueue({
    adminId: ADMIN,
    store,
    deliver: async (actions) => {
      const answer = script[Math.min(requests.length, script.length - 1)]!;
      requests.push(actions.map(({ id }) => id));
      return answer(actions);
    },
    now: () => NOW,
    random: () => 1,
  });
  const outcomes = async () =>
    (await store.list(ADMIN)).map(({ action: { id }, settled }) => [id, settled?.answer.outcome ?? 'kept']);
  return { queue, store, requests, outcomes };
}

describe('The queue of a phone', () => {
  it('sends what waits in its order, once', async () => {
    const { queue, requests, outcomes } = aQueue(answered);
    await queue.add(action('1'));
    await queue.add(action('2'));
    expect(await outcomes()).toEqual([
      ['1', 'kept'],
      ['2', 'kept'],
    ]);
    expect(await queue.flush()).toBe('empty');
    expect(await queue.flush()).toBe('empty');
    expect(requests).toEqual([['1', '2']]);
    expect(await outcomes()).toEqual([
      ['1', 'done'],
      ['2', 'done'],
    ]);
  });

  it('keeps the key of a scanned ticket only until it was sent', async () => {
    const { queue, store } = aQueue(answered);
    await queue.add(Object.assign(action('1'), { ticketKey: 'secret' }));
    expect(JSON.stringify(await store.list(ADMIN))).toContain('secret');
    await queue.flush();
    expect(JSON.stringify(await store.list(ADMIN))).not.toContain('secret');
  });

  it('sends an action again, with its id, when the answer was lost', async () => {
    const { queue, requests, outcomes } = aQueue(() => ({ kind: 'unreachable' }), answered);
    await queue.add(action('1'));
    expect(await queue.flush()).toBe('unreachable');
    expect(await outcomes()).toEqual([['1', 'kept']]);
    expect(await queue.flush()).toBe('empty');
    expect(requests).toEqual([['1'], ['1']]);
    expect(await outcomes()).toEqual([['1', 'done']]);
  });

  it('waits longer with each failure in a row, a minute at most', async () => {
    const { queue } = aQueue(() => ({ kind: 'unreachable' }));
    await queue.add(action('1'));
    const waits: number[] = [];
    for (let failures = 0; failures < 8; failures += 1) {
      await queue.flush();
      waits.push(queue.retryInMs);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('sends what was added during a request right after it', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { queue, requests } = aQueue(async (actions) => {
      arrive();
      await held;
      return answered(actions);
    }, answered);
    await queue.add(action('1'));
    const first = queue.flush();
    await arrived;
    await queue.add(action('2'));
    const second = queue.flush();
    answer();
    expect(await Promise.all([first, second])).toEqual(['empty', 'empty']);
    expect(requests).toEqual([['1'], ['2']]);
  });

  it('keeps everything while nobody is signed in', async () => {
    const { queue, outcomes } = aQueue(() => ({ kind: 'signed_out' }));
    await queue.add(action('1'));
    expect(await queue.flush()).toBe('signed_out');
    expect(await outcomes()).toEqual([['1', 'kept']]);
  });

  it('says why an action was refused, and sends the others nevertheless', async () => {
    const refusesTwo = (actions: readonly AttendanceActionDto[]): Delivery =>
      actions.some(({ id }) => id === '2') ? { kind: 'refused', message: 'Anlaşılmadı.' } : answered(actions);
    const { queue, store, requests, outcomes } = aQueue(refusesTwo);
    for (const id of ['1', '2', '3']) await queue.add(action(id));
    expect(await queue.flush()).toBe('empty');
    expect(requests).toEqual([['1', '2', '3'], ['1'], ['2'], ['3']]);
    expect(await outcomes()).toEqual([
      ['1', 'done'],
      ['2', 'refused'],
      ['3', 'done'],
    ]);
    expect((await store.list(ADMIN))[1]?.settled?.answer.message).toBe('Anlaşılmadı.');
  });

  it('tries later what an answer leaves out, instead of asking for ever', async () => {
    const { queue, requests, outcomes } = aQueue(() => ({ kind: 'answered', answers: [] }));
    await queue.add(action('1'));
    expect(await queue.flush()).toBe('unreachable');
    expect(requests).toHaveLength(1);
    expect(await outcomes()).toEqual([['1', 'kept']]);
  });

  it('sends nothing that another admin left on the phone', async () => {
    const { queue, store, requests } = aQueue(answered);
    await store.put([{ action: action('1'), adminId: 'another', settled: null }]);
    expect(await queue.flush()).toBe('empty');
    expect(requests).toEqual([]);
    expect(await store.list('another')).toHaveLength(1);
  });
});
