import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CardBehaviour } from './test-cards.js';

type PaymentStatus = 'INIT_THREEDS' | 'CALLBACK_THREEDS' | 'SUCCESS' | 'FAILURE';

export interface StoredItem {
  readonly itemId: string;
  readonly transactionId: string;
  readonly priceKurus: number;
  readonly paidPriceKurus: number;
  refundedKurus: number;
}

/** Without number and CVC, even of a test card, because it is written to a file. */
export interface StoredCard {
  readonly bin: string;
  readonly lastFour: string;
  readonly bank: string;
  readonly association: string;
  readonly type: string;
  readonly family: string;
  readonly behaviour: CardBehaviour;
}

export interface StoredPayment {
  readonly id: string;
  readonly conversationId: string;
  readonly basketId: string;
  readonly priceKurus: number;
  readonly paidPriceKurus: number;
  readonly currency: string;
  readonly installment: number;
  readonly callbackUrl: string;
  readonly card: StoredCard;
  readonly items: readonly StoredItem[];
  /** The token by which the bank's page proves that it belongs to this payment. */
  readonly pageToken: string;
  readonly authCode: string;
  readonly hostReference: string;
  readonly createdAt: number;
  status: PaymentStatus;
  mdStatus: string | null;
  conversationData: string;
  errorCode: string | null;
  /** How often money was taken. iyzico never charges twice, so more than once is an error of the stand-in. */
  charges: number;
  fraudStatus: number;
  isCancelled: boolean;
  /** When money was taken, in milliseconds; absent until then. */
  chargedAt?: number;
  /** What went back, and when. */
  returns?: { readonly transactionId: string; readonly kurus: number; readonly at: number }[];
}

/**
 * Keeps all payments in memory, and writes each change to a file before answering, so that a killed sandbox
 * restarts with the same state. A line that was cut off by the kill has not been answered and is dropped.
 */
export class PaymentStore {
  private readonly payments = new Map<string, StoredPayment>();
  private nextId = 24_000_000;

  constructor(private readonly stateFile?: string) {
    if (stateFile) this.load(stateFile);
  }

  newId(): string {
    this.nextId += 1;
    return String(this.nextId);
  }

  save(payment: StoredPayment): void {
    this.payments.set(payment.id, payment);
    if (this.stateFile) appendFileSync(this.stateFile, `${JSON.stringify(payment)}\n`);
  }

  find(id: string): StoredPayment | undefined {
    return this.payments.get(id);
  }

  /** The newest payment of that conversation: iyzico does not require unique ids. */
  findByConversation(conversationId: string): StoredPayment | undefined {
    return this.all().findLast((payment) => payment.conversationId === conversationId);
  }

  findByTransaction(transactionId: string): { payment: StoredPayment; item: StoredItem } | undefined {
    for (const payment of this.payments.values()) {
      const item = payment.items.find((candidate) => candidate.transactionId === transactionId);
      if (item) return { payment, item };
    }
    return undefined;
  }

  findByPageToken(pageToken: string): StoredPayment | undefined {
    return this.all().find((payment) => payment.pageToken === pageToken);
  }

  all(): StoredPayment[] {
    return [...this.payments.values()];
  }

  private load(stateFile: string): void {
    mkdirSync(dirname(stateFile), { recursive: true });
    const lines = existsSync(stateFile) ? readFileSync(stateFile, 'utf8').split('\n') : [];
    for (const payment of lines.map(readLine)) {
      if (payment) this.payments.set(payment.id, payment);
    }
    const ids = this.all().flatMap(({ id, items }) => [id, ...items.map((item) => item.transactionId)]);
    this.nextId = ids.reduce((highest, id) => Math.max(highest, Number(id)), this.nextId);
    writeFileSync(
      `${stateFile}.new`,
      this.all()
        .map((payment) => `${JSON.stringify(payment)}\n`)
        .join(''),
    );
    renameSync(`${stateFile}.new`, stateFile);
  }
}

function readLine(line: string): StoredPayment | null {
  try {
    return JSON.parse(line) as StoredPayment;
  } catch {
    return null;
  }
}
