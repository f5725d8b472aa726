import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import {
  ADMIN_TOPICS,
  type AdminTopic,
  ChangeFeed,
  type ChangeTopic,
  PUBLIC_TOPICS,
  type PublicTopic,
} from '../../platform/change-feed/change-feed.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { Sessions } from '../../platform/sessions/sessions.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { LiveListener } from './live-listener.js';

/** Each listener costs a connection. Browsers beyond this number poll instead. */
const MAX_LISTENERS = 2_000;
/** More tabs than one person keeps open; the limit keeps one visitor from taking all connections. */
const MAX_LISTENERS_PER_VISITOR = 20;

export interface LiveChange<Topic extends ChangeTopic> {
  readonly topic: Topic;
}

/** Tells browsers which topics changed, without the data: they read it again by the usual calls. */
@Injectable()
export class LiveChangesService {
  /** The listeners with the network of each. */
  private readonly listeners = new Map<Pick<LiveListener<ChangeTopic>, 'hear' | 'stop'>, string>();
  private isEnding = false;

  constructor(
    changeFeed: ChangeFeed,
    private readonly sessions: Sessions,
  ) {
    changeFeed.onChange((topic) => this.listeners.forEach((_, listener) => listener.hear(topic)));
  }

  /**
   * Streams every public change from now on, until `signal`. Throws too_many_requests when too many listen
   * already.
   */
  listen(ipAddress: string, signal: AbortSignal | undefined): AsyncGenerator<LiveChange<PublicTopic>, never> {
    return this.listenTo(PUBLIC_TOPICS, ipAddress, signal);
  }

  /**
   * The same for the back office, with orders and people. The admin's session is checked before each topic;
   * when it has ended, the stream throws admin_session_needed. A change to admins (`admins`) triggers the
   * check at once.
   */
  async *listenAsStudio(
    { ipAddress, sessionId }: Pick<Visit, 'ipAddress' | 'sessionId'>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<LiveChange<AdminTopic>, void> {
    try {
      for await (const change of this.listenTo(ADMIN_TOPICS, ipAddress, signal)) {
        const isStillIn = sessionId !== null && (await this.sessions.isStillIn('admin', sessionId));
        if (!isStillIn) throw new AppError('admin_session_needed');
        yield change;
      }
    } catch (error) {
      // After the listener has left, nobody would catch this error, and it would end the process.
      if (signal?.aborted !== true) throw error;
    }
  }

  private listenTo<Topic extends ChangeTopic>(
    topics: readonly Topic[],
    ipAddress: string,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<LiveChange<Topic>, never> {
    const network = visitorNetwork(ipAddress);
    if (!this.hasPlaceFor(network)) throw new AppError('too_many_requests');
    const listener = new LiveListener(topics);
    this.listeners.set(listener, network);
    const leave = () => {
      this.listeners.delete(listener);
      listener.stop();
    };
    signal?.addEventListener('abort', leave, { once: true });
    if (this.isEnding || signal?.aborted) leave();
    return tell(listener, leave);
  }

  /** Called at the end of the process, because these streams would never end by themselves. */
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

async function* tell<Topic extends ChangeTopic>(
  listener: LiveListener<Topic>,
  leave: () => void,
): AsyncGenerator<LiveChange<Topic>, never> {
  try {
    for (;;) yield { topic: await listener.next() };
  } finally {
    leave();
  }
}
