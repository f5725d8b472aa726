import { randomInt, randomUUID } from 'node:crypto';
import { redirectToBank } from './bank-handover.js';
import { splitAmount } from './basket.js';
import type { StoredCard, StoredPayment } from './payment-store.js';
import { ProviderRefusal } from './provider-errors.js';
import { listField, objectField, priceField, requiredText, textField } from './request-fields.js';
import type { Fields, Handler, SandboxContext } from './sandbox-context.js';
import { signFields } from './signatures.js';
import { findCard, passesLuhn } from './test-cards.js';

export const initialize: Handler = (body, sandbox) => {
  const card = readCard(objectField(body, 'paymentCard'));
  checkBuyer(objectField(body, 'buyer'));
  for (const name of ['shippingAddress', 'billingAddress']) checkAddress(objectField(body, name));
  const payment = createPayment(body, { card, sandbox });
  if (card.behaviour.kind === 'no_3ds_page') throw new ProviderRefusal('10228');
  sandbox.store.save(payment);
  const page = redirectToBank(payment, sandbox.publicUrl);
  const answer = {
    paymentId: payment.id,
    conversationId: textField(body, 'conversationId'),
    threeDSHtmlContent: Buffer.from(page, 'utf8').toString('base64'),
  };
  return {
    ...answer,
    signature: signFields(answer, ['paymentId', 'conversationId'], sandbox.credentials.secretKey),
  };
};

function createPayment(
  body: Fields,
  { card, sandbox }: { card: StoredCard; sandbox: SandboxContext },
): StoredPayment {
  const priceKurus = priceField(body, 'price');
  const paidPriceKurus = priceField(body, 'paidPrice');
  const currency = textField(body, 'currency') || 'TRY';
  if (currency !== 'TRY') throw new ProviderRefusal('5184');
  const items = readItems(body, priceKurus);
  const shares = splitAmount(paidPriceKurus, items);
  return {
    id: sandbox.store.newId(),
    conversationId: textField(body, 'conversationId'),
    basketId: textField(body, 'basketId'),
    priceKurus,
    paidPriceKurus,
    currency,
    installment: Number(textField(body, 'installment') || '1'),
    callbackUrl: readCallbackUrl(body),
    card,
    items: items.map((item, index) => ({
      ...item,
      transactionId: sandbox.store.newId(),
      paidPriceKurus: shares[index] ?? 0,
      refundedKurus: 0,
    })),
    pageToken: randomUUID(),
    authCode: String(randomInt(100_000, 1_000_000)),
    hostReference: `mock${randomInt(10_000, 100_000)}iyzihostrfn`,
    createdAt: Date.now(),
    status: 'INIT_THREEDS',
    mdStatus: null,
    conversationData: '',
    errorCode: null,
    charges: 0,
    fraudStatus: 1,
    isCancelled: false,
  };
}

function readItems(body: Fields, priceKurus: number): { itemId: string; priceKurus: number }[] {
  const items = listField(body, 'basketItems').map((item) => {
    for (const name of ['name', 'category1', 'itemType']) requiredText(item, name);
    return { itemId: requiredText(item, 'id'), priceKurus: priceField(item, 'price') };
  });
  const sum = items.reduce((total, item) => total + item.priceKurus, 0);
  if (sum !== priceKurus) throw new ProviderRefusal('5062');
  return items;
}

function readCard(fields: Fields): StoredCard {
  requiredText(fields, 'cardHolderName', '16');
  const number = requiredText(fields, 'cardNumber', '12');
  if (!passesLuhn(number)) throw new ProviderRefusal('12');
  const { bank, association, type, family, behaviour } = findCard(number);
  const cvcLength = association === 'AMERICAN_EXPRESS' ? 4 : 3;
  if (!new RegExp(`^\\d{${cvcLength}}$`).test(textField(fields, 'cvc'))) throw new ProviderRefusal('15');
  checkExpiry(fields);
  return { bin: number.slice(0, 8), lastFour: number.slice(-4), bank, association, type, family, behaviour };
}

function checkExpiry(fields: Fields): void {
  const month = textField(fields, 'expireMonth');
  const year = textField(fields, 'expireYear');
  if (!/^(0?[1-9]|1[0-2])$/.test(month)) throw new ProviderRefusal('13');
  if (!/^(\d{2}|\d{4})$/.test(year)) throw new ProviderRefusal('14');
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const firstDayAfter = new Date(fullYear, Number(month), 1);
  if (firstDayAfter.getTime() <= Date.now()) throw new ProviderRefusal('17');
}

function checkBuyer(buyer: Fields): void {
  requiredText(buyer, 'email', '3');
  requiredText(buyer, 'identityNumber', '8');
  requiredText(buyer, 'gsmNumber', '25');
  for (const name of ['id', 'name', 'surname', 'registrationAddress', 'city', 'country']) {
    requiredText(buyer, name);
  }
}

function checkAddress(address: Fields): void {
  for (const name of ['contactName', 'address', 'city', 'country']) requiredText(address, name);
}

function readCallbackUrl(body: Fields): string {
  const url = requiredText(body, 'callbackUrl', '23');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new ProviderRefusal('11');
  return url;
}
