import type { Faults } from './faults.js';
import type { PaymentStore } from './payment-store.js';
import type { Credentials } from './signatures.js';
import type { WebhookSender } from './webhook-sender.js';

export interface SandboxContext {
  /** Replaced when the merchant makes new keys. */
  credentials: Credentials;
  /** The address at which the buyer's browser reaches the bank. */
  readonly publicUrl: string;
  readonly shopName: string;
  readonly smsCode: string;
  /** iyzico's documents disagree about 200 and 400, so the shop must handle both. */
  readonly refusalHttpStatus: 200 | 400;
  readonly store: PaymentStore;
  readonly faults: Faults;
  readonly webhooks: WebhookSender;
}

export type Fields = Readonly<Record<string, unknown>>;
export type Handler = (body: Fields, sandbox: SandboxContext) => Fields;
