import { formatTl } from '../common/money.js';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.js';

/** What goes back by the way in which it came, in kuruş. */
export interface RefundByMethod {
  readonly method: PaymentMethod;
  readonly kurus: number;
  /** The code of a new credit that the money became, instead of going back. */
  readonly newCode?: string;
}

/** The sums of each way of payment, without those of nothing. */
export function byMethod(refunds: readonly RefundByMethod[]): RefundByMethod[] {
  return PAYMENT_METHODS.map((method) => ({
    method,
    kurus: kurusBy(refunds, method),
  })).filter(({ kurus }) => kurus > 0);
}

/** What goes back by one way, in kuruş. */
export function kurusBy(refunds: readonly RefundByMethod[], way: PaymentMethod): number {
  return refunds.filter(({ method }) => method === way).reduce((sum, { kurus }) => sum + kurus, 0);
}

/** A charge of the shop and a credit go back by themselves; the studio hands the rest back, as it was paid. */
const WAYS: Readonly<Record<PaymentMethod, (amount: string) => string>> = {
  card: (amount) => `${amount} kartınıza geri dönüyor; iade tamamlandığında size ayrıca haber veririz.`,
  credit: (amount) => `${amount} kredinize geri eklendi; kodunuz geçerli.`,
  transfer: (amount) =>
    `${amount} havaleyle hesabınıza geri gönderilecek; hesap bilginizi almak için sizi ararız.`,
  cash: (amount) =>
    `${amount} atölyemizde size nakit olarak geri verilecek. Uğrayamayacaksanız bu e-postayı yanıtlayın, hesabınıza gönderelim.`,
  pos: (amount) => `${amount} atölyede ödeme yaptığınız karta geri yatırılacak; gerekirse sizi ararız.`,
};

/** Sentences that tell buyers how their money comes back. */
export function describeRefunds(refunds: readonly RefundByMethod[]): string[] {
  const back = byMethod(refunds.filter(({ newCode }) => newCode === undefined));
  return [
    ...refunds.flatMap(({ newCode, kurus }) => (newCode === undefined ? [] : describeCredit(newCode, kurus))),
    ...back.map(({ method, kurus }) => WAYS[method](formatTl(kurus))),
  ];
}

function describeCredit(code: string, kurus: number): string {
  return `${formatTl(kurus)} krediniz oldu. Kredi kodunuz: ${code}. Bir sonraki alışverişinizde ödeme adımında bu kodu yazın; son kullanma tarihi yok. Dilediğiniz zaman bize yazın, kullanmadığınız kısmını para olarak geri öderiz.`;
}
