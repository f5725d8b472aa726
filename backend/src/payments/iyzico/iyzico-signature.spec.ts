import { describe, expect, it } from '@jest/globals';
import { isSignedByIyzico, isWebhookSignedByIyzico, trimPrice } from './iyzico-signature.js';

// Secrets and signatures from iyzico's published examples.
const PAYMENT_SECRET = 'sandbox-qaIiLIxhjMgx3LSKIVvp6j17NunHOFtD';
const PAYMENT = {
  paymentId: '22416032',
  currency: 'TRY',
  basketId: 'basketId',
  conversationId: 'conversationId',
  paidPrice: 10.5,
  price: '10.50000000',
  signature: '836c3a6c8db86c81043f2ca74edb13518b54a813f454f8dd762f0dd658610173',
};
const CALLBACK_SECRET = 'jLc7GQHD2pyJoqXDeEcTnGHYtP7Ai5jl';
const CALLBACK = {
  conversationData: '',
  conversationId: '',
  mdStatus: '1',
  paymentId: '22484292',
  status: 'success',
  signature: 'a4f73b80bb32a6ef8358090bbd8609a49a7b53f463048f8ef147496e236d04f0',
};
const WEBHOOK_SECRET = 'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs';
const WEBHOOK = {
  eventType: 'API_AUTH',
  paymentId: '22484059',
  conversationId: 'conversationId',
  status: 'SUCCESS',
};
const WEBHOOK_SIGNATURE = '92c7a72b7741bc83eb696066605c894778c87297b2c88d6037670666230e18ae';

describe('the signature of an answer', () => {
  it('accepts what iyzico signed', () => {
    expect(isSignedByIyzico('payment', PAYMENT, PAYMENT_SECRET)).toBe(true);
    expect(isSignedByIyzico('callback', CALLBACK, CALLBACK_SECRET)).toBe(true);
  });

  it('gives absent values the place of an empty text', () => {
    const { mdStatus, paymentId, status, signature } = CALLBACK;
    expect(isSignedByIyzico('callback', { mdStatus, paymentId, status, signature }, CALLBACK_SECRET)).toBe(
      true,
    );
  });

  it.each(['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'])(
    'refuses a payment whose %s was changed',
    (field) => {
      expect(isSignedByIyzico('payment', { ...PAYMENT, [field]: '1' }, PAYMENT_SECRET)).toBe(false);
    },
  );

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['of another length', 'a4f7'],
    ['not a text', 17],
  ])('refuses a signature that is %s', (_, signature) => {
    expect(isSignedByIyzico('callback', { ...CALLBACK, signature }, CALLBACK_SECRET)).toBe(false);
  });

  it('refuses the signature of another secret', () => {
    expect(isSignedByIyzico('callback', CALLBACK, PAYMENT_SECRET)).toBe(false);
  });
});

describe('the signature of a webhook', () => {
  it('accepts what iyzico signed and nothing else', () => {
    expect(isWebhookSignedByIyzico(WEBHOOK, WEBHOOK_SIGNATURE, WEBHOOK_SECRET)).toBe(true);
    expect(
      isWebhookSignedByIyzico({ ...WEBHOOK, status: 'FAILURE' }, WEBHOOK_SIGNATURE, WEBHOOK_SECRET),
    ).toBe(false);
    expect(isWebhookSignedByIyzico(WEBHOOK, undefined, WEBHOOK_SECRET)).toBe(false);
  });
});

describe('the text of a price that is signed', () => {
  it.each([
    ['10', '10'],
    ['10.0', '10'],
    ['10.50', '10.5'],
    ['10.510', '10.51'],
    ['10.51050', '10.5105'],
    ['50.00', '50'],
    ['100', '100'],
  ])('of %s is %s', (price, trimmed) => {
    expect(trimPrice(price)).toBe(trimmed);
  });
});
