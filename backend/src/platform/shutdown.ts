import { Injectable } from '@nestjs/common';

/**
 * The time budget of a shutdown. Supervisors kill a process ten seconds after asking it to end; running work
 * gets most of it, the rest is for handing back jobs and closing.
 */
@Injectable()
export class Shutdown {
  /** The time for running requests, jobs and campaigns; shorter in tests. */
  workMs = 6_000;
  private begunAt: number | undefined;
  private readonly listeners: (() => void)[] = [];

  get hasBegun(): boolean {
    return this.begunAt !== undefined;
  }

  /** The time left for running work. */
  get workLeftMs(): number {
    const elapsed = this.begunAt === undefined ? 0 : performance.now() - this.begunAt;
    return Math.max(0, this.workMs - elapsed);
  }

  /** Registers a listener that stops accepting new work. */
  onBegin(listener: () => void): void {
    this.listeners.push(listener);
  }

  begin(): void {
    if (this.hasBegun) return;
    this.begunAt = performance.now();
    this.listeners.forEach((listener) => listener());
  }
}
