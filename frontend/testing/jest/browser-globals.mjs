import { JSDOM, VirtualConsole } from 'jsdom';
import { installComputedStyles } from './computed-styles.mjs';

/** Every browser has these; jsdom has not, Node has. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'structuredClone',
];
/** jsdom itself calls Node's by these names. */
const CLOCK = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance'];
/** jsdom has none of them; the set-up of the tests and Testing Library give them to the window. */
const ABSENT = ['ResizeObserver', 'IntersectionObserver', 'matchMedia', 'IS_REACT_ACT_ENVIRONMENT'];
const RECOVERED = /React was able to recover/;
const INHERITED = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

let window;

/** Node's own of all that a window replaces, for tests of what runs on the server. */
export const nodeGlobals = {};

/**
 * Makes a window global, once. What it returns takes back what the tests of a file have changed of it: its properties
 * and those of document and navigator, their listeners, and the body. Changes of prototypes remain.
 */
export function installBrowser() {
  window ??= makeWindow();
  const { document, navigator } = window;
  const restores = [window, document, navigator, document.documentElement].map(remember);
  const removals = [window, document].map(collectListeners);
  failOnUncaughtErrors(window);
  return () => {
    for (const takeBack of [...removals, ...restores]) takeBack();
    for (const { name } of [...document.documentElement.attributes]) {
      document.documentElement.removeAttribute(name);
    }
    document.body.replaceChildren();
    document.title = '';
  };
}

function makeWindow() {
  hideProfiler();
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const dom = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole: virtualConsole.sendTo(console, { omitJSDOMErrors: true }),
  });
  // The language's own globals, such as `Array`, are already the same for both.
  const names = Object.getOwnPropertyNames(dom.window).filter(
    (name) => name !== 'console' && !CLOCK.includes(name) && !Object.is(dom.window[name], globalThis[name]),
  );
  for (const name of FROM_NODE) dom.window[name] = globalThis[name];
  for (const name of INHERITED) dom.window[name] = dom.window[name].bind(dom.window);
  const windows = [...names, ...FROM_NODE, ...ABSENT, ...INHERITED];
  for (const name of windows) if (name in globalThis) nodeGlobals[name] = globalThis[name];
  for (const name of windows) share(name, { of: dom.window, with: globalThis });
  for (const name of CLOCK) share(name, { of: globalThis, with: dom.window });
  installComputedStyles(dom.window);
  showFramesAtOnce(dom.window);
  return dom.window;
}

/**
 * React's development build tells a browser's profiler of each render, with all that has changed. Nobody looks here,
 * and it takes a twentieth of the tests' time.
 */
function hideProfiler() {
  console.timeStamp = undefined;
  console.createTask = undefined;
}

/** A test presses as soon as it sees something, often before a sixtieth of a second has passed, as no person can. */
function showFramesAtOnce(dom) {
  dom.requestAnimationFrame = (callback) => dom.setTimeout(() => callback(dom.performance.now()), 0);
  dom.cancelAnimationFrame = (frame) => dom.clearTimeout(frame);
}

/** Code may say `fetch` or `window.fetch` and means the same, also after a test has replaced it. */
function share(name, { of: owner, with: other }) {
  Object.defineProperty(other, name, {
    configurable: true,
    enumerable: true,
    get: () => owner[name],
    set: (value) => {
      owner[name] = value;
    },
  });
}

/**
 * An error that nobody catches, as in a press's handler, fails the test, unless the test listens for it itself. What
 * React has recovered from is reported the same way; tests that hydrate collect it themselves.
 */
function failOnUncaughtErrors(target) {
  const add = target.addEventListener;
  let areExpected = false;
  add.call(target, 'error', ({ error }) => {
    if (error && !areExpected && !RECOVERED.test(error.message)) process.emit('uncaughtException', error);
  });
  target.addEventListener = (type, ...rest) => {
    if (type === 'error') areExpected = true;
    add.call(target, type, ...rest);
  };
}

/** The listeners of a page end with it, or Back would still be heard by the pages of earlier files. */
function collectListeners(target) {
  const added = [];
  const add = target.addEventListener;
  target.addEventListener = (...listener) => {
    added.push(listener);
    add.apply(target, listener);
  };
  return () => {
    for (const listener of added) target.removeEventListener(...listener);
  };
}

function remember(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const name of Reflect.ownKeys(object)) if (!(name in before)) delete object[name];
    for (const [name, descriptor] of Object.entries(before)) {
      if (descriptor.configurable) Object.defineProperty(object, name, descriptor);
    }
  };
}
