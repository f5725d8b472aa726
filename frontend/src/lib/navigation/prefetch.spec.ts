import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prefetchWhenIdle } from './prefetch.js';

const fetcher = jest.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError('offline')));

function onANetwork({ saveData = false, onLine = true }): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
}

const doSomething = () => void window.dispatchEvent(new Event('pointermove'));

beforeEach(() => {
  jest.useFakeTimers();
  fetcher.mockClear();
  onANetwork({});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

describe('code that is fetched ahead', () => {
  it('waits until the visitor does something and the browser has nothing better to do, and fails without a sound', async () => {
    let whenIdle: () => void = () => undefined;
    Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => (whenIdle = callback) });
    prefetchWhenIdle([fetcher, fetcher]);
    whenIdle();
    expect(fetcher).not.toHaveBeenCalled();
    doSomething();
    whenIdle();
    expect(fetcher).toHaveBeenCalledTimes(2);
    await Promise.resolve();
  });

  it('comes a while later where the browser does not say when it is idle', () => {
    prefetchWhenIdle([fetcher]);
    jest.runAllTimers();
    expect(fetcher).not.toHaveBeenCalled();
    doSomething();
    jest.runAllTimers();
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['whoever saves data', { saveData: true }],
    ['whoever is offline', { onLine: false }],
  ])('is left alone for %s', (_who, network) => {
    onANetwork(network);
    prefetchWhenIdle([fetcher]);
    doSomething();
    jest.runAllTimers();
    expect(fetcher).not.toHaveBeenCalled();
  });

  it('can be cancelled', () => {
    prefetchWhenIdle([fetcher])();
    doSomething();
    const cancelIdleCallback = jest.fn();
    Object.assign(globalThis, { requestIdleCallback: () => 7, cancelIdleCallback });
    const cancel = prefetchWhenIdle([fetcher]);
    doSomething();
    cancel();
    jest.runAllTimers();
    expect(fetcher).not.toHaveBeenCalled();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });
});
