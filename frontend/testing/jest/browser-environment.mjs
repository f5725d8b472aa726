import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';
import { installBrowser } from './browser-globals.mjs';

/** React's `act` waits by Node's own. */
const NOT_IN_BROWSERS = ['setImmediate', 'clearImmediate', 'nextTick'];

let jest;

/**
 * A browser's globals around tests whose modules Node loads (`backend/testing/jest`). The window and Jest's object are
 * made once for all files of a worker, because modules keep them; each file finds the window as it was made.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.restoreWindow = installBrowser();
    jest ??= makeJest(config.projectConfig);
    this.jest = jest;
    // Testing Library looks here for timers that stand still.
    globalThis.jest = jest;
  }

  async teardown() {
    jest.useRealTimers();
    jest.restoreAllMocks();
    this.restoreWindow();
    await super.teardown();
  }
}

/** Jest's object `jest`, as far as tests without Jest's module loader have it. */
function makeJest(config) {
  const mocks = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  return {
    fn: mocks.fn.bind(mocks),
    spyOn: mocks.spyOn.bind(mocks),
    restoreAllMocks: () => mocks.restoreAllMocks(),
    useFakeTimers: (options) =>
      timers.useFakeTimers({ ...options, doNotFake: [...(options?.doNotFake ?? []), ...NOT_IN_BROWSERS] }),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    runAllTimers: () => timers.runAllTimers(),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
  };
}
