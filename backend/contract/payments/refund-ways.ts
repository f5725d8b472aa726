import { formatTl } from '../common/money.js';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.js';

/** What goes back by the way in which it came, in kuruş. */
export interface RefundByMethod {
  readonly method: PaymentMethod;
  readonly kurus: number;
}

/** The sums of each way of payment, without those of nothing. */
export function byMethod(refunds: readonly RefundByMethod[]): RefundByMethod[] {
  return PAYMENT_METHODS.map((method) => ({
    method,
    kurus: refunds.filter((each) => each.method === method).reduce((sum, { kurus }) => sum + kurus, 0),
  })).filter(({ kurus }) => kurus > 0);
}

/** Only a charge of the shop goes back by itself; the studio hands the rest back, as it was paid. */
const WAYS: Readonly<Record<PaymentMethod, (amount: string) => string>> = {
  card: (amount) => `${amount} kartınıza geri dönüyor; iade tamamlandığında size ayrıca haber veririz.`,
  transfer: (amount) =>
    `${amount} havaleyle hesabınıza geri gönderilecek; hesap bilginizi almak için sizi ararız.`,
  cash: (amount) =>
    `${amount} atölyemizde size nakit olarak geri verilecek. Uğrayamayacaksanız bu e-postayı yanıtlayın, hesabınıza gönderelim.`,
  pos: (amount) => `${amount} atölyede ödeme yaptığınız karta geri yatırılacak; gerekirse sizi ararız.`,
};

/** Sentences that tell buyers how their money comes back. */
export function describeRefunds(refunds: readonly RefundByMethod[]): string[] {
  return byMethod(refunds).map(({ method, kurus }) => WAYS[method](formatTl(kurus)));
}
