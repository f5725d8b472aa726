import { Injectable } from '@nestjs/common';

/**
 * One clock for everything that ends. Whoever supervises the process kills it ten seconds after asking it to go; what
 * is in hand by then gets the greater part, the rest is for handing back and closing.
 */
@Injectable()
export class Shutdown {
  /** How long what is in hand may take, requests, jobs and campaigns alike; less in tests. */
  workMs = 6_000;
  private begunAt: number | undefined;
  private readonly listeners: (() => void)[] = [];

  get hasBegun(): boolean {
    return this.begunAt !== undefined;
  }

  /** What is left for work in hand. */
  get workLeftMs(): number {
    const elapsed = this.begunAt === undefined ? 0 : performance.now() - this.begunAt;
    return Math.max(0, this.workMs - elapsed);
  }

  /** For what has to take nothing new from that moment on. */
  onBegin(listener: () => void): void {
    this.listeners.push(listener);
  }

  begin(): void {
    if (this.hasBegun) return;
    this.begunAt = performance.now();
    this.listeners.forEach((listener) => listener());
  }
}
