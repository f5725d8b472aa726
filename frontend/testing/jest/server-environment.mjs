import { TestEnvironment } from 'jest-environment-node';
import { nodeGlobals } from './browser-globals.mjs';

/** Node as the server has it, also in a worker whose earlier files ran in a window. */
export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, nodeGlobals);
  }
}
