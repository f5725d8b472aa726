import { TestEnvironment } from 'jest-environment-jsdom';

/** Every browser has these; jsdom has not, Node has. */
const FROM_NODE = { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone };

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, FROM_NODE);
  }
}
