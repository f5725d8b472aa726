import { jest } from '@jest/globals';

/** Frames come before timers, as they do in a browser that has just drawn; here they would always come after. */
export function earlyFrames() {
  return jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    queueMicrotask(() => draw(performance.now()));
    return 0;
  });
}
