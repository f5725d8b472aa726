import { TestEnvironment } from 'jest-environment-jsdom';

/** Functions of Node that every browser has, but jsdom does not. */
const FROM_NODE = { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone };

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, FROM_NODE);
  }
}
