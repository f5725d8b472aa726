import type { ChangeTopic } from '../../platform/change-feed/change-feed.js';

/** Minimum time between two messages about the same topic. */
const PAUSE_MS = 1_000;
/**
 * A delay after which the other processes have heard of the change too, since the browser may read from any
 * of them.
 */
const SETTLE_MS = 100;

/**
 * One listening browser. It is told of each topic at most once a second; further changes in between are told
 * once afterwards.
 */
export class LiveListener<Topic extends ChangeTopic> {
  private readonly dueAt = new Map<Topic, number>();
  private readonly toldAt = new Map<Topic, number>();
  private isStopped = false;
  private wake: () => void = () => undefined;

  constructor(private readonly topics: readonly Topic[]) {}

  /** Topics that it does not listen for are ignored. */
  hear(heard: ChangeTopic): void {
    const topic = this.topics.find((each) => each === heard);
    if (topic === undefined || this.dueAt.has(topic)) return;
    const afterPause = (this.toldAt.get(topic) ?? -Infinity) + PAUSE_MS;
    this.dueAt.set(topic, Math.max(performance.now() + SETTLE_MS, afterPause));
    this.wake();
  }

  stop(): void {
    this.isStopped = true;
    this.wake();
  }

  /**
   * Waits for the next topic. Throws once the listener was stopped: a broken stream makes the browser
   * reconnect.
   */
  async next(): Promise<Topic> {
    while (!this.isStopped) {
      const [topic, dueAt] = this.earliest();
      const now = performance.now();
      if (topic !== undefined && dueAt <= now) {
        this.dueAt.delete(topic);
        this.toldAt.set(topic, now);
        return topic;
      }
      await this.wait(dueAt - now);
    }
    throw new DOMException('Nobody listens any more.', 'AbortError');
  }

  private earliest(): readonly [Topic | undefined, number] {
    const waiting = [...this.dueAt].sort(([, one], [, other]) => one - other);
    return waiting[0] ?? [undefined, Infinity];
  }

  /** Waits until the time has passed or a change arrives. */
  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
