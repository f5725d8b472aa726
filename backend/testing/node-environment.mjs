import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Node's own `require` besides jest's, which knows no ES modules: see sanitize-html.mjs. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.requireByNode = createRequire(import.meta.url);
  }
}
