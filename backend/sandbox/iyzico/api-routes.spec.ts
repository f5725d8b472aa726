import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { visitBank } from './bank-visitor.js';
import { checkRequestSignature } from './signatures.js';
import { type IyzicoSandbox, startIyzicoSandbox } from './start-iyzico.js';
import { TEST_CARDS, passesLuhn } from './test-cards.js';

const CREDENTIALS = { apiKey: 'sandbox-key', secretKey: 'sandbox-secret' };
const ADDRESS = { contactName: 'Ayşe', address: 'Çiçek Sokak', city: 'İstanbul', country: 'Turkey' };
const INITIALIZE = {
  locale: 'tr',
  conversationId: 'attempt-1',
  price: 10,
  paidPrice: '10.00',
  currency: 'TRY',
  basketId: 'order-1',
  callbackUrl: 'http://localhost:3000/odeme/donus',
  paymentCard: {
    cardHolderName: 'Ayşe Yılmaz',
    cardNumber: '5528790000000008',
    expireMonth: '12',
    expireYear: '39',
    cvc: '739',
  },
  buyer: {
    id: '1',
    name: 'Ayşe',
    surname: 'Yılmaz',
    identityNumber: '11111111111',
    email: 'ayse@toprak.test',
    gsmNumber: '+905350000000',
    registrationAddress: 'Çiçek Sokak',
    city: 'İstanbul',
    country: 'Turkey',
  },
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  basketItems: [{ id: 'l', name: 'Tabak', category1: 'Tabak', itemType: 'PHYSICAL', price: 10.0 }],
};

function authorization(
  path: string,
  body: string,
  { apiKey, secretKey } = CREDENTIALS,
): Record<string, string> {
  const signature = createHmac('sha256', secretKey).update(`rnd${path}${body}`).digest('hex');
  const joined = `apiKey:${apiKey}&randomKey:rnd&signature:${signature}`;
  return { authorization: `IYZWSv2 ${Buffer.from(joined).toString('base64')}`, 'x-iyzi-rnd': 'rnd' };
}

describe("the stand-in's calls", () => {
  let sandbox: IyzicoSandbox;

  beforeAll(async () => {
    sandbox = await startIyzicoSandbox(CREDENTIALS);
  });
  afterAll(() => sandbox.stop());

  async function post(path: string, request: object, headers?: Record<string, string>) {
    const body = JSON.stringify(request);
    const response = await fetch(sandbox.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers ?? authorization(path, body)) },
      body,
    });
    return (await response.json()) as Record<string, unknown>;
  }

  const initialize = (changes: object) => post('/payment/3dsecure/initialize', { ...INITIALIZE, ...changes });

  it.each([
    ['1007', 'Signature gönderilmesi zorunludur', {}],
    ['1001', 'Api bilgileri bulunamadı', { apiKey: 'sandbox-other' }],
    ['1000', 'Geçersiz imza', { secretKey: 'sandbox-other' }],
  ])('answer %s to a stranger', async (errorCode, errorMessage, wrong) => {
    const request = { conversationId: 'c' };
    const signed = authorization('/payment/detail', JSON.stringify(request), { ...CREDENTIALS, ...wrong });
    const headers = errorCode === '1007' ? {} : signed;
    expect(await post('/payment/detail', request, headers)).toMatchObject({
      status: 'failure',
      errorCode,
      errorMessage,
      conversationId: 'c',
    });
  });

  it('check the signature over the very bytes that arrived', () => {
    const request = {
      path: 'uri',
      rawBody: Buffer.from('"body"'),
      headers: {
        'x-iyzi-rnd': 'random_string',
        authorization: `IYZWSv2 ${Buffer.from(
          'apiKey:api_key&randomKey:random_string&signature:017508921a29ee5601bcd1fbe83efd2e2be43af02eceff30cf2e91a539aab355',
        ).toString('base64')}`,
      },
    };
    const credentials = { apiKey: 'api_key', secretKey: 'secret_key' };
    expect(checkRequestSignature(request, credentials)).toBeNull();
    expect(checkRequestSignature({ ...request, rawBody: Buffer.from('"body" ') }, credentials)).toBe('1000');
    const headers = { ...request.headers, 'x-iyzi-rnd': 'another' };
    expect(checkRequestSignature({ ...request, headers }, credentials)).toBe('1000');
  });

  it.each<[string, object]>([
    ['5062', { price: 11 }],
    ['5005', { price: 0 }],
    ['5008', { price: 100_000 }],
    ['11', { price: '10,00' }],
    ['5184', { currency: 'EUR' }],
    ['23', { callbackUrl: undefined }],
    ['24', { basketItems: [] }],
    ['24', { billingAddress: undefined }],
    ['3', { buyer: { ...INITIALIZE.buyer, email: '' } }],
    ['8', { buyer: { ...INITIALIZE.buyer, identityNumber: undefined } }],
    ['25', { buyer: { ...INITIALIZE.buyer, gsmNumber: undefined } }],
    ['12', { paymentCard: { ...INITIALIZE.paymentCard, cardNumber: '5528790000000009' } }],
    ['13', { paymentCard: { ...INITIALIZE.paymentCard, expireMonth: '00' } }],
    ['14', { paymentCard: { ...INITIALIZE.paymentCard, expireYear: 'x' } }],
    ['15', { paymentCard: { ...INITIALIZE.paymentCard, cvc: '1234' } }],
    ['16', { paymentCard: { ...INITIALIZE.paymentCard, cardHolderName: '' } }],
    ['17', { paymentCard: { ...INITIALIZE.paymentCard, expireYear: '20' } }],
  ])('refuse a wrong initialize with %s', async (errorCode, changes) => {
    expect(await initialize(changes)).toMatchObject({ status: 'failure', errorCode });
  });

  it('speak English when asked to', async () => {
    const answer = await initialize({ locale: 'en', basketItems: [] });
    expect(answer).toMatchObject({ errorMessage: 'basketItems must be sent', locale: 'en' });
  });

  it('let the newer auth compare the amount itself', async () => {
    const { paymentId, threeDSHtmlContent } = await initialize({ conversationId: 'attempt-2' });
    await visitBank(Buffer.from(threeDSHtmlContent as string, 'base64').toString('utf8'));
    const request = { paymentId, paidPrice: 9.99, basketId: 'order-1', currency: 'TRY' };
    expect(await post('/payment/v2/3dsecure/auth', request)).toMatchObject({ status: 'failure' });
    expect(await post('/payment/v2/3dsecure/auth', { ...request, paidPrice: 10 })).toMatchObject({
      status: 'success',
      price: 10,
      mdStatus: 1,
      phase: 'AUTH',
    });
  });

  it('know the cards by their first digits', async () => {
    expect(await post('/payment/bin/check', { binNumber: '552608' })).toMatchObject({
      cardAssociation: 'MASTER_CARD',
      cardFamily: 'Axess',
      bankName: 'Akbank',
    });
    const { installmentDetails } = await post('/payment/iyzipos/installment', {
      binNumber: '999999',
      price: '120',
    });
    expect(installmentDetails).toEqual([
      {
        binNumber: '999999',
        price: 120,
        force3ds: 0,
        forceCvc: 0,
        installmentPrices: [{ installmentPrice: 120, totalPrice: 120, installmentNumber: 1 }],
      },
    ]);
  });

  it('say what is wrong with a fault they cannot make', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ on: 'auth', kind: 'explode' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('hang_before') });
  });
});

describe('the test cards', () => {
  it.each(TEST_CARDS.map(({ number }) => number))('%s passes for a card', (number) => {
    expect(passesLuhn(number)).toBe(true);
  });
});
