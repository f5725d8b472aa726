import { anAddress } from './shop-client.js';
import { Visitor } from './visitor.js';

/** A browser whose requests a proxy hands now to one process, now to the other. */
export class RoundRobinVisitor extends Visitor {
  private requests = 0;

  constructor(private readonly urls: readonly string[]) {
    super('', { address: anAddress() });
  }

  override ask(path: string, init: RequestInit = {}): ReturnType<Visitor['ask']> {
    this.requests += 1;
    return super.ask((this.urls[this.requests % this.urls.length] ?? '') + path, init);
  }
}
