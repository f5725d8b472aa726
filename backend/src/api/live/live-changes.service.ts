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
import { visitorNetwork, visitorSite } from '../../platform/http/visitor-network.js';
import { Sessions } from '../../platform/sessions/sessions.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { catchStrayErrors } from './catch-stray-errors.js';
import { LiveListener } from './live-listener.js';

/** Each listener costs a connection. Browsers beyond this number poll instead. */
const MAX_LISTENERS = 2_000;
/** More tabs than one person keeps open; the limit keeps one visitor from taking all connections. */
const MAX_LISTENERS_PER_VISITOR = 20;
/** A limit on a whole /48, because one line may have all of its networks. */
const MAX_LISTENERS_PER_SITE = 60;

interface ListenerPlace {
  readonly network: string;
  /** Null for IPv4. */
  readonly site: string | null;
}

export interface LiveChange<Topic extends ChangeTopic> {
  readonly topic: Topic;
}

/** Tells browsers which topics changed, without the data: they read it again by the usual calls. */
@Injectable()
export class LiveChangesService {
  /** The listeners with the place of each in the network. */
  private readonly listeners = new Map<Pick<LiveListener<ChangeTopic>, 'hear' | 'stop'>, ListenerPlace>();
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
    return catchStrayErrors(this.listenTo(PUBLIC_TOPICS, ipAddress, signal));
  }

  /**
   * The same for the back office, with orders and people. The admin's session is checked before each topic;
   * when it has ended, the stream throws admin_session_needed. A change to admins (`admins`) triggers the
   * check at once.
   */
  listenAsStudio(
    { ipAddress, sessionId }: Pick<Visit, 'ipAddress' | 'sessionId'>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<LiveChange<AdminTopic>, void> {
    return catchStrayErrors(this.whileSignedIn(sessionId, this.listenTo(ADMIN_TOPICS, ipAddress, signal)));
  }

  private async *whileSignedIn(
    sessionId: string | null,
    changes: AsyncGenerator<LiveChange<AdminTopic>, never>,
  ): AsyncGenerator<LiveChange<AdminTopic>, void> {
    for await (const change of changes) {
      const isStillIn = sessionId !== null && (await this.sessions.isStillIn('admin', sessionId));
      if (!isStillIn) throw new AppError('admin_session_needed');
      yield change;
    }
  }

  private listenTo<Topic extends ChangeTopic>(
    topics: readonly Topic[],
    ipAddress: string,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<LiveChange<Topic>, never> {
    const place = { network: visitorNetwork(ipAddress), site: visitorSite(ipAddress) };
    if (!this.hasPlaceFor(place)) throw new AppError('too_many_requests');
    const listener = new LiveListener(topics);
    this.listeners.set(listener, place);
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

  private hasPlaceFor({ network, site }: ListenerPlace): boolean {
    if (this.listeners.size >= MAX_LISTENERS) return false;
    const places = [...this.listeners.values()];
    const own = places.filter((other) => other.network === network);
    const around = site === null ? [] : places.filter((other) => other.site === site);
    return own.length < MAX_LISTENERS_PER_VISITOR && around.length < MAX_LISTENERS_PER_SITE;
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
