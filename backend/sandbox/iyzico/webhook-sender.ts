import { randomUUID } from 'node:crypto';
import type { StoredPayment } from './payment-store.js';
import { signWebhook } from './signatures.js';

export interface WebhookOptions {
  readonly url?: string | undefined;
  readonly delayMs: number;
  readonly retryMs: number;
  /** iyzico signs only for accounts for which its support has switched that on. */
  readonly isSigned: boolean;
  readonly secretKey: string;
}

const ATTEMPTS = 3;

/** Notifies the shop's server about a payment, independently of the buyer's browser. */
export class WebhookSender {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: WebhookOptions) {}

  announce(payment: StoredPayment, eventType: 'THREE_DS_CALLBACK' | 'THREE_DS_AUTH'): void {
    if (!this.options.url) return;
    const body = {
      paymentConversationId: payment.conversationId,
      merchantId: 100_000,
      paymentId: Number(payment.id),
      status: payment.fraudStatus === -1 ? 'FAILURE' : payment.status,
      iyziReferenceCode: randomUUID(),
      iyziEventType: eventType,
      iyziEventTime: Date.now(),
      iyziPaymentId: Number(payment.id),
    };
    this.later(this.options.delayMs, () => this.deliver(body, ATTEMPTS));
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private async deliver(body: Readonly<Record<string, unknown>>, attemptsLeft: number): Promise<void> {
    const { url = '', isSigned, secretKey, retryMs } = this.options;
    const signature = isSigned ? { 'x-iyz-signature-v3': signWebhook(body, secretKey) } : {};
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signature },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (!isTaken && attemptsLeft > 1) this.later(retryMs, () => this.deliver(body, attemptsLeft - 1));
  }

  private later(delayMs: number, action: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void action();
    }, delayMs);
    timer.unref();
    this.timers.add(timer);
  }
}
