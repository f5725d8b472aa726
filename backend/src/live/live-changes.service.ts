import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { ChangeFeed, type ChangeTopic } from '../platform/change-feed/change-feed.js';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { LiveListener } from './live-listener.js';

/** Each costs a connection. Whoever comes later asks from time to time instead. */
const MAX_LISTENERS = 2_000;
/** More tabs than anybody keeps open; one visitor cannot take everybody's places. */
const MAX_LISTENERS_PER_VISITOR = 20;

export interface LiveChange {
  readonly topic: ChangeTopic;
}

/** Tells browsers that something changed, never what: they ask for it as everybody does. */
@Injectable()
export class LiveChanges {
  /** With the network that each listens from. */
  private readonly listeners = new Map<LiveListener, string>();
  private isEnding = false;

  constructor(@Inject(ChangeFeed) changeFeed: ChangeFeed) {
    changeFeed.onChange((topic) => this.listeners.forEach((_, listener) => listener.hear(topic)));
  }

  /** Hears every change from now on, until `signal`. Throws too_many_requests when too many listen already. */
  listen(visitorAddress: string, signal: AbortSignal | undefined): AsyncGenerator<LiveChange, never> {
    const network = visitorNetwork(visitorAddress);
    if (!this.hasPlaceFor(network)) throw new AppError('too_many_requests');
    const listener = new LiveListener();
    this.listeners.set(listener, network);
    const leave = () => {
      this.listeners.delete(listener);
      listener.stop();
    };
    signal?.addEventListener('abort', leave, { once: true });
    if (this.isEnding || signal?.aborted) leave();
    return tell(listener, leave);
  }

  /** For the end of the process: these answers would never end by themselves. */
  end(): void {
    this.isEnding = true;
    this.listeners.forEach((_, listener) => listener.stop());
  }

  private hasPlaceFor(network: string): boolean {
    if (this.listeners.size >= MAX_LISTENERS) return false;
    const own = [...this.listeners.values()].filter((other) => other === network);
    return own.length < MAX_LISTENERS_PER_VISITOR;
  }
}

async function* tell(listener: LiveListener, leave: () => void): AsyncGenerator<LiveChange, never> {
  try {
    for (;;) yield { topic: await listener.next() };
  } finally {
    leave();
  }
}
