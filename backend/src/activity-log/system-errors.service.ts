import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Log } from '../platform/logging/log.js';
import { recordEvent } from './record-event.js';
import { causeFacts, placeFacts } from './error-facts.js';

const WINDOW_MS = 60_000;
/** A limit on different errors per minute; further ones appear only in the process's own log. */
const MOST_KINDS = 200;

interface Heard {
  readonly label: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Repetitions since the last entry. */
  repeats: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Records the errors of this process: of requests, jobs and scheduled tasks. The first of a kind is recorded
 * at once; repetitions within a minute become one entry at its end, with their number.
 */
@Injectable()
export class SystemErrorsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly heard = new Map<string, Heard>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.log.onError((message, fields) => this.hear(message, fields));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.tellRepeats();
    await this.writing;
  }

  /** Records the repetitions of every kind now. */
  tellRepeats(): void {
    [...this.heard.keys()].forEach((kind) => this.endMinute(kind));
  }

  private hear(message: string, fields: object): void {
    const facts = { ...placeFacts(fields), ...causeFacts(fields) };
    const kind = JSON.stringify([message, facts.place, facts.error, facts.reason]);
    const known = this.heard.get(kind);
    if (known) {
      known.repeats += 1;
      return;
    }
    if (this.heard.size >= MOST_KINDS) return;
    this.heard.set(kind, { label: message, facts, repeats: 0, timer: this.minuteOf(kind) });
    this.write(message, facts);
  }

  private minuteOf(kind: string): NodeJS.Timeout {
    return setTimeout(() => this.endMinute(kind), WINDOW_MS).unref();
  }

  private endMinute(kind: string): void {
    const ended = this.heard.get(kind);
    if (!ended) return;
    clearTimeout(ended.timer);
    this.heard.delete(kind);
    if (ended.repeats === 0) return;
    this.heard.set(kind, { ...ended, repeats: 0, timer: this.minuteOf(kind) });
    this.write(ended.label, { ...ended.facts, count: ended.repeats });
  }

  /** Writes one entry after the other, so that errors never use more than one connection. */
  private write(label: string, facts: Readonly<Record<string, unknown>>): void {
    this.writing = this.writing
      .then(() =>
        recordEvent(this.dataSource.manager, {
          type: 'system_error',
          details: { event: 'unexpected_failure', label, count: 1, ...facts },
        }),
      )
      // Logged as a warning, because an error would be recorded again and again.
      .catch((cause: unknown) => this.log.warn('An error could not be recorded.', { label, cause }));
  }
}
