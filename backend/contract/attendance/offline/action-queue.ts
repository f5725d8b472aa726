import type { AttendanceAnswer } from '../attendance.views.js';
import type { AttendanceActionDto } from '../record-attendance.dto.js';
import { type ActionStore, isWaiting, type KeptAction } from './kept-action.js';

/** What came of sending actions. */
export type Delivery =
  | { readonly kind: 'answered'; readonly answers: readonly AttendanceAnswer[] }
  /** No answer arrived, or none that says anything about the actions: they may have been recorded. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed_out' }
  /** The request as a whole was refused, for example because the right was taken away. */
  | { readonly kind: 'refused'; readonly message: string };

/** What a flush ended with; 'unreachable' is worth another try after `retryInMs`. */
export type FlushEnd = 'empty' | 'unreachable' | 'signed_out';

interface QueuePorts {
  readonly adminId: string;
  readonly store: ActionStore;
  /** Never throws. */
  readonly deliver: (actions: readonly AttendanceActionDto[]) => Promise<Delivery>;
  /** The clock of the phone, corrected by the server's. */
  readonly now: () => Date;
  /** From 0 to 1; spreads the tries of several phones after a breakdown. */
  readonly random: () => number;
}

/** What one request carries; the server takes up to 200. */
const BATCH = 50;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

/**
 * Sends the actions of one admin in their order, each until it has an answer. An action whose answer was lost is sent
 * again with the same id, by which the server recognises it. The queue has no timer: whoever owns it flushes again.
 */
export class ActionQueue {
  private failures = 0;
  private isAskedAgain = false;
  private running: Promise<FlushEnd> | null = null;

  constructor(private readonly ports: QueuePorts) {}

  /** Resolves when the actions lie on the phone, all or none of them, before anything is sent. */
  async add(...actions: readonly AttendanceActionDto[]): Promise<void> {
    const { adminId, store } = this.ports;
    await store.put(actions.map((action) => ({ action, adminId, settled: null })));
  }

  /** Sends all that waits. A call during another one makes that one look once more. */
  flush(): Promise<FlushEnd> {
    this.isAskedAgain = true;
    this.running ??= this.run();
    return this.running;
  }

  /** The time until the next try, in milliseconds; doubled with each failure in a row, up to a minute. */
  get retryInMs(): number {
    const whole = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, this.failures - 1));
    return Math.round(whole * (0.5 + this.ports.random() / 2));
  }

  private async run(): Promise<FlushEnd> {
    let end: FlushEnd = 'empty';
    try {
      while (this.isAskedAgain) {
        this.isAskedAgain = false;
        end = await this.sendAll();
      }
    } finally {
      this.running = null;
    }
    this.failures = end === 'unreachable' ? this.failures + 1 : 0;
    return end;
  }

  private async sendAll(): Promise<FlushEnd> {
    let size = BATCH;
    for (;;) {
      const waiting = (await this.ports.store.list(this.ports.adminId)).filter(isWaiting);
      const batch = waiting.slice(0, size);
      if (batch.length === 0) return 'empty';
      const delivery = await this.ports.deliver(batch.map(({ action }) => action));
      if (delivery.kind === 'unreachable' || delivery.kind === 'signed_out') return delivery.kind;
      if (delivery.kind === 'refused' && batch.length > 1) {
        // One action that the server does not understand must not hold up the others.
        size = 1;
      } else if ((await this.settle(batch, answersOf(batch, delivery))) === 0) {
        return 'unreachable';
      }
    }
  }

  /** Returns how many of the batch were answered. */
  private async settle(batch: readonly KeptAction[], answers: readonly AttendanceAnswer[]): Promise<number> {
    const byId = new Map(answers.map((answer) => [answer.id, answer]));
    const at = this.ports.now().toISOString();
    const settled = batch.flatMap((kept) => {
      const answer = byId.get(kept.action.id);
      return answer === undefined
        ? []
        : [{ ...kept, action: withoutKey(kept.action), settled: { answer, at } }];
    });
    await this.ports.store.put(settled);
    return settled.length;
  }
}

/** An answered action is not sent again, and a phone that is lost should open no tickets. */
function withoutKey(action: AttendanceActionDto): AttendanceActionDto {
  const { id, bookingId, position, kind, happenedAt } = action;
  return { id, bookingId, position, kind, happenedAt };
}

function answersOf(
  batch: readonly KeptAction[],
  delivery: Extract<Delivery, { kind: 'answered' | 'refused' }>,
): readonly AttendanceAnswer[] {
  if (delivery.kind === 'answered') return delivery.answers;
  const { message } = delivery;
  return batch.map(({ action }) => ({ id: action.id, outcome: 'refused', at: null, by: null, message }));
}
