import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { ChangeFeed, type ChangeTopic } from '../platform/change-feed/change-feed.js';
import { LiveListener } from './live-listener.js';

/** Each costs a connection. Whoever comes later asks from time to time instead. */
const MAX_LISTENERS = 2_000;

export interface LiveChange {
  readonly topic: ChangeTopic;
}

/** Tells browsers that something changed, never what: they ask for it as everybody does. */
@Injectable()
export class LiveChanges {
  private readonly listeners = new Set<LiveListener>();
  private isEnding = false;

  constructor(@Inject(ChangeFeed) changeFeed: ChangeFeed) {
    changeFeed.onChange((topic) => this.listeners.forEach((listener) => listener.hear(topic)));
  }

  /** Hears every change from now on, until `signal`. Throws too_many_requests when too many listen already. */
  listen(signal: AbortSignal | undefined): AsyncGenerator<LiveChange, never> {
    if (this.listeners.size >= MAX_LISTENERS) throw new AppError('too_many_requests');
    const listener = new LiveListener();
    this.listeners.add(listener);
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
    this.listeners.forEach((listener) => listener.stop());
  }
}

async function* tell(listener: LiveListener, leave: () => void): AsyncGenerator<LiveChange, never> {
  try {
    for (;;) yield { topic: await listener.next() };
  } finally {
    leave();
  }
}
