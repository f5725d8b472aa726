import type { ChangeTopic } from '../../platform/change-feed/change-feed.js';

/** Between two news of the same topic. */
const PAUSE_MS = 1_000;
/** So that the other processes have heard it too when the browser asks one of them what is new. */
const SETTLE_MS = 100;

/** One browser: it is told of each topic at most once a second, and of what changed meanwhile after that. */
export class LiveListener<Topic extends ChangeTopic> {
  private readonly dueAt = new Map<Topic, number>();
  private readonly toldAt = new Map<Topic, number>();
  private isStopped = false;
  private wake: () => void = () => undefined;

  constructor(private readonly topics: readonly Topic[]) {}

  /** What it does not listen for passes by. */
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

  /** The next topic to tell. Throws once it was stopped: a stream that breaks off makes the browser come back. */
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

  /** Until then, or until there is news. */
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
