import { anAddress } from './shop-client.js';
import { Visitor } from './visitor.js';

/** A visitor whose requests a proxy sends to two processes in turn. */
export class RoundRobinVisitor extends Visitor {
  private requests = 0;

  constructor(private readonly urls: readonly string[]) {
    super({ url: '' }, { address: anAddress() });
  }

  override ask(path: string, init: RequestInit = {}): ReturnType<Visitor['ask']> {
    this.requests += 1;
    return super.ask((this.urls[this.requests % this.urls.length] ?? '') + path, init);
  }
}
