import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeEventSource } from '../../../testing/fake-event-source.js';
import { LiveChanges } from './live-changes.js';
import { openLiveChanges } from './live-connection.js';

const JITTER_MS = 300;
const MINUTE_MS = 60_000;

let visibility: DocumentVisibilityState = 'visible';
const changed = jest.fn<(topic: string) => void>();

function see(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}
const watch = (...topics: string[]) => live.watch(topics);
const connection = () => FakeEventSource.open[0]!;
const heard = () => {
  jest.advanceTimersByTime(JITTER_MS);
  const topics = changed.mock.calls.map(([topic]) => topic);
  changed.mockClear();
  return topics.toSorted();
};
let live: LiveChanges<string>;
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.install();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  changed.mockClear();
  live = new LiveChanges<string>({ open: openLiveChanges, onChange: changed });
  leave = watch('workshops');
});
afterEach(() => {
  leave();
  jest.useRealTimers();
  FakeEventSource.uninstall();
});

describe('news from the shop', () => {
  it('is asked for once when the connection stands, since something may have been missed', () => {
    expect(heard()).toEqual([]);
    connection().say('connected');
    expect(heard()).toEqual(['workshops']);
  });

  it('reaches only those who asked for its topic, once for a burst', () => {
    connection().say('connected');
    heard();
    for (const topic of ['workshops', 'catalog', 'workshops', 'media']) {
      connection().say('message', { topic });
    }
    expect(heard()).toEqual(['workshops']);
  });

  it('comes over one connection for all', () => {
    const leaveContent = watch('content', 'media');
    expect(FakeEventSource.open).toHaveLength(1);
    connection().say('connected');
    expect(heard()).toEqual(['content', 'media', 'workshops']);
    leaveContent();
    connection().say('message', { topic: 'media' });
    expect(heard()).toEqual([]);
    expect(FakeEventSource.open).toHaveLength(1);
  });

  it('is not listened for while nobody sees the tab', () => {
    connection().say('connected');
    heard();
    see('hidden');
    expect(FakeEventSource.open).toEqual([]);
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect(heard()).toEqual([]);
    see('visible');
    connection().say('connected');
    expect(heard()).toEqual(['workshops']);
  });

  it.each(['error', 'serialized-error', 'return'])('is listened for again after %s, and asked for', (end) => {
    connection().say('connected');
    heard();
    connection().say(end);
    expect(FakeEventSource.open).toEqual([]);
    jest.advanceTimersByTime(1_000);
    connection().say('connected');
    expect(heard()).toEqual(['workshops']);
  });

  it('is asked for every half minute while no connection can be had, which is tried ever less often', () => {
    for (let second = 0; second < 10 * 60; second += 1) {
      FakeEventSource.open.forEach((source) => source.say('error'));
      jest.advanceTimersByTime(1_000);
    }
    expect(changed.mock.calls.length).toBeGreaterThanOrEqual(19);
    expect(changed.mock.calls.length).toBeLessThanOrEqual(20);
    expect(FakeEventSource.opened.length).toBeLessThan(30);
    expect(FakeEventSource.opened.length).toBeGreaterThan(10);
  });

  it('is not asked for from time to time while the connection stands', () => {
    connection().say('connected');
    heard();
    jest.advanceTimersByTime(5 * MINUTE_MS);
    expect(heard()).toEqual([]);
  });

  it('counts a connection on which nothing moves as lost', () => {
    connection().say('connected', { reconnectAfterInactivityMs: 40_000 });
    jest.advanceTimersByTime(30_000);
    connection().say('ping');
    jest.advanceTimersByTime(39_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    jest.advanceTimersByTime(2_500);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.open).toHaveLength(1);
  });

  it('ends when the last one leaves', () => {
    connection().say('error');
    leave();
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect(FakeEventSource.open).toEqual([]);
    expect(changed).not.toHaveBeenCalled();
    leave = watch('workshops');
  });

  it('is asked for from time to time by a browser without server-sent events', () => {
    leave();
    FakeEventSource.uninstall();
    leave = watch('workshops');
    jest.advanceTimersByTime(MINUTE_MS + JITTER_MS);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
