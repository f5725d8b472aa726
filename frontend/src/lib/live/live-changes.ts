const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** After a connection of this length the next retry starts with the shortest wait again. */
const STEADY_MS = 30_000;
const POLL_MS = 30_000;
/** Spreads the requests of all browsers after a change, which they all hear of at the same time. */
const JITTER_MS = 300;

export interface LiveListener<Topic> {
  readonly onStarted: () => void;
  readonly onTopic: (topic: Topic) => void;
  /** Called when the connection is lost for any reason. */
  readonly onLost: () => void;
}

interface LiveChangesOptions<Topic> {
  readonly open: (listener: LiveListener<Topic>) => { unsubscribe(): void };
  /** Called when something about this topic has changed, or may have. */
  readonly onChange: (topic: Topic) => void;
  /** The polling interval without a connection; half a minute by default. */
  readonly pollMs?: number;
}

/**
 * Shares one connection among all screens, which is open only while a screen needs it and the tab is visible. Without
 * a connection the topics are polled. Once it opens they are read again, because changes may have been missed.
 */
export class LiveChanges<Topic> {
  private readonly wanted: (readonly Topic[])[] = [];
  private readonly jitters = new Map<Topic, number>();
  private connection: { unsubscribe(): void } | null = null;
  private startedAt: number | null = null;
  private failures = 0;
  private retryTimer = 0;
  private pollTimer = 0;

  constructor(private readonly options: LiveChangesOptions<Topic>) {}

  /** Watches topics until the returned function is called. */
  watch(topics: readonly Topic[]): () => void {
    this.wanted.push(topics);
    if (this.wanted.length === 1) {
      document.addEventListener('visibilitychange', this.followVisibility);
      this.followVisibility();
    }
    return () => {
      this.wanted.splice(this.wanted.indexOf(topics), 1);
      if (this.wanted.length > 0) return;
      document.removeEventListener('visibilitychange', this.followVisibility);
      this.rest();
    };
  }

  private readonly followVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.rest();
    else if (this.pollTimer === 0) this.wake();
  };

  private wake(): void {
    this.pollTimer = window.setInterval(() => {
      if (this.startedAt === null) this.hearAll();
    }, this.options.pollMs ?? POLL_MS);
    this.connect();
  }

  private rest(): void {
    window.clearInterval(this.pollTimer);
    window.clearTimeout(this.retryTimer);
    this.jitters.forEach((timer) => window.clearTimeout(timer));
    this.jitters.clear();
    this.pollTimer = 0;
    this.disconnect();
  }

  private connect(): void {
    let isCurrent = true;
    const connection = this.options.open({
      onStarted: () => {
        if (!isCurrent || this.startedAt !== null) return;
        this.startedAt = Date.now();
        this.hearAll();
      },
      onTopic: (topic) => {
        if (isCurrent) this.hear(topic);
      },
      onLost: () => {
        if (!isCurrent) return;
        this.disconnect();
        this.retry();
      },
    });
    this.connection = {
      unsubscribe: () => {
        isCurrent = false;
        connection.unsubscribe();
      },
    };
  }

  private disconnect(): void {
    if (this.startedAt !== null && Date.now() - this.startedAt >= STEADY_MS) this.failures = 0;
    this.startedAt = null;
    this.connection?.unsubscribe();
    this.connection = null;
  }

  /**
   * Waits between half and all of a doubling interval, so that browsers that lost the server together reconnect one
   * by one.
   */
  private retry(): void {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.failures, LONGEST_RETRY_MS);
    this.failures += 1;
    this.retryTimer = window.setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private hearAll(): void {
    new Set(this.wanted.flat()).forEach((topic) => this.hear(topic));
  }

  private hear(topic: Topic): void {
    if (this.jitters.has(topic) || !this.wanted.some((topics) => topics.includes(topic))) return;
    const timer = window.setTimeout(() => {
      this.jitters.delete(topic);
      this.options.onChange(topic);
    }, Math.random() * JITTER_MS);
    this.jitters.set(topic, timer);
  }
}
