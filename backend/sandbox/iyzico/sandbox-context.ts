import type { Faults } from './faults.js';
import type { PaymentStore } from './payment-store.js';
import type { Credentials } from './signatures.js';
import type { WebhookSender } from './webhook-sender.js';

export interface SandboxContext {
  readonly credentials: Credentials;
  /** Where the buyer's browser finds the bank. */
  readonly publicUrl: string;
  readonly shopName: string;
  readonly smsCode: string;
  /** iyzico's documents disagree about 200 and 400; the shop must not care. */
  readonly refusalHttpStatus: 200 | 400;
  readonly store: PaymentStore;
  readonly faults: Faults;
  readonly webhooks: WebhookSender;
}

export type Fields = Readonly<Record<string, unknown>>;
export type Handler = (body: Fields, sandbox: SandboxContext) => Fields;
