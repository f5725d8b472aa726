import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IyzicoGateway } from '../../src/payments/iyzico/iyzico-gateway.js';
import type { IyzicoKeys, ThreeDsInitialize } from '../../src/payments/iyzico/iyzico.types.js';
import { type BankVisit, visitBank } from './bank-visitor.js';
import { type IyzicoSandbox, type IyzicoSandboxOptions, startIyzicoSandbox } from './start-iyzico.js';

const CREDENTIALS = { apiKey: 'sandbox-key', secretKey: 'sandbox-secret' };
const PAYING_CARD = '5528790000000008';
const ADDRESS = {
  contactName: 'Ayşe Yılmaz',
  address: 'Çiçek Sokak No: 3',
  city: 'İstanbul',
  country: 'Turkey',
};

function aPayment(overrides: Partial<ThreeDsInitialize> & { cardNumber?: string } = {}): ThreeDsInitialize {
  const { cardNumber = PAYING_CARD, ...rest } = overrides;
  return {
    conversationId: randomUUID(),
    basketId: 'order-1',
    priceKurus: 100_000,
    paidPriceKurus: 90_050,
    currency: 'TRY',
    card: {
      holderName: 'Ayşe Yılmaz',
      number: cardNumber,
      expireMonth: '12',
      expireYear: '2039',
      cvc: '739',
    },
    buyer: {
      id: 'guest-1',
      name: 'Ayşe',
      surname: 'Yılmaz',
      identityNumber: '11111111111',
      email: 'ayse@toprak.test',
      gsmNumber: '+905350000000',
      ip: '85.34.78.112',
      address: 'Çiçek Sokak No: 3',
      city: 'İstanbul',
      country: 'Turkey',
    },
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    items: [
      { id: 'line-1', name: 'Çörek tabağı', category: 'Tabak', kind: 'physical', priceKurus: 33_333 },
      { id: 'line-2', name: 'Çark atölyesi', category: 'Atölye', kind: 'virtual', priceKurus: 66_667 },
      { id: 'line-3', name: 'Hediye', category: 'Hediye', kind: 'physical', priceKurus: 0 },
    ],
    ...rest,
  };
}

describe('the shop and iyzico', () => {
  let sandbox: IyzicoSandbox;
  let gateway: IyzicoGateway;
  let stateDir: string;
  let troubles: Error[];

  async function open(options: Partial<IyzicoSandboxOptions> = {}): Promise<void> {
    sandbox = await startIyzicoSandbox({
      ...CREDENTIALS,
      stateFile: join(stateDir, 'state.jsonl'),
      ...options,
    });
    gateway = new IyzicoGateway({
      keys: [CREDENTIALS],
      uri: sandbox.url,
      callbackUrl: 'http://localhost:3000/odeme/donus',
      timeoutMs: 600,
      onTrouble: (trouble) => troubles.push(trouble),
    });
  }

  beforeEach(async () => {
    stateDir = mkdtempSync(join(tmpdir(), 'toprak-iyzico-'));
    troubles = [];
    await open();
  });

  afterEach(async () => {
    await sandbox.stop();
    rmSync(stateDir, { recursive: true });
  });

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${sandbox.url}/sandbox/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  }

  const planFault = (fault: object): Promise<unknown> => control('POST', 'faults', fault);

  async function chargesOf(providerPaymentId: string): Promise<number | undefined> {
    const payments = (await control('GET', 'payments')) as { id: string; charges: number }[];
    return payments.find(({ id }) => id === providerPaymentId)?.charges;
  }

  /** Pays up to the verified return from the bank. */
  async function authenticate(request: ThreeDsInitialize, visit: BankVisit = {}) {
    const started = await gateway.initialize(request);
    if (started.outcome !== 'redirect') throw new Error(`Refused: ${started.refusal.code}`);
    const wayBack = await visitBank(started.html, visit);
    const callback = gateway.verifyCallback(wayBack?.fields);
    const conversationData = callback.outcome === 'unverified' ? '' : callback.conversationData;
    const { conversationId, basketId, priceKurus, paidPriceKurus, currency } = request;
    const { providerPaymentId } = started;
    const expected = { basketId, priceKurus, paidPriceKurus, currency };
    return {
      callback,
      wayBack,
      authorise: { providerPaymentId, conversationId, conversationData, expected },
    };
  }

  async function pay(request: ThreeDsInitialize) {
    const { authorise } = await authenticate(request);
    return { result: await gateway.authorise(authorise), authorise };
  }

  describe('a payment', () => {
    it('is paid after the right SMS code, spread over the items, without the whole card number', async () => {
      const { result, authorise } = await pay(aPayment());
      expect(result).toMatchObject({
        outcome: 'paid',
        payment: {
          ...authorise.expected,
          providerPaymentId: authorise.providerPaymentId,
          conversationId: authorise.conversationId,
          fraudStatus: 1,
          cardBin: '552879',
          cardLastFour: '0008',
          cardAssociation: 'MASTER_CARD',
          cardFamily: 'Paraf',
          cardType: 'CREDIT_CARD',
          items: [
            { itemId: 'line-1', priceKurus: 33_333, paidPriceKurus: 30_016 },
            { itemId: 'line-2', priceKurus: 66_667, paidPriceKurus: 60_034 },
          ],
        },
      });
      expect(await gateway.retrieve(authorise)).toEqual({ ...result, outcome: undefined, state: 'paid' });
    });

    it("also takes the SMS code of iyzico's own sandbox", async () => {
      expect((await authenticate(aPayment(), { smsCode: '123456' })).callback.outcome).toBe('authenticated');
    });

    it('brings back what the bank wants to see again', async () => {
      const request = aPayment({ cardNumber: '5400360000000003' });
      const { authorise } = await authenticate(request);
      expect(authorise.conversationData).not.toBe('');
      expect((await gateway.authorise({ ...authorise, conversationData: '' })).outcome).toBe('unknown');
      expect((await gateway.authorise(authorise)).outcome).toBe('paid');
    });

    it('is found by its conversation alone', async () => {
      const { authorise } = await pay(aPayment());
      expect((await gateway.retrieve({ conversationId: authorise.conversationId })).state).toBe('paid');
      expect((await gateway.retrieve({ conversationId: randomUUID() })).state).toBe('unknown_payment');
    });

    it('tells at each step where it stands', async () => {
      const request = aPayment();
      const started = await gateway.initialize(request);
      expect((await gateway.retrieve(request)).state).toBe('init_3ds');
      await visitBank(started.outcome === 'redirect' ? started.html : '');
      expect((await gateway.retrieve(request)).state).toBe('callback_3ds');
    });

    it('is charged once however often it is authorised', async () => {
      const { authorise } = await authenticate(aPayment());
      expect((await gateway.authorise(authorise)).outcome).toBe('paid');
      expect((await gateway.authorise(authorise)).outcome).toBe('unknown');
      expect(await chargesOf(authorise.providerPaymentId)).toBe(1);
    });

    it('is a mismatch when it differs from the order', async () => {
      const { authorise } = await authenticate(aPayment());
      const expected = { ...authorise.expected, paidPriceKurus: 1 };
      expect((await gateway.authorise({ ...authorise, expected })).outcome).toBe('mismatch');
      expect((await gateway.retrieve({ ...authorise, expected })).state).toBe('mismatch');
      expect((await gateway.retrieve(authorise)).state).toBe('paid');
    });

    it('is refused when its items do not add up', async () => {
      const result = await gateway.initialize(aPayment({ priceKurus: 100_001 }));
      expect(result).toMatchObject({
        outcome: 'refused',
        refusal: { code: 'shop_error', providerCode: '5062' },
      });
    });
  });

  describe('a refusal', () => {
    it.each([
      ['4111111111111129', 'insufficient_funds'],
      ['4129111111111111', 'declined'],
      ['4128111111111112', 'card_not_accepted'],
      ['4127111111111113', 'contact_bank'],
      ['4126111111111114', 'contact_bank'],
      ['4125111111111115', 'expired_card'],
      ['4124111111111116', 'wrong_cvc'],
      ['4123111111111117', 'closed_to_online'],
      ['4122111111111118', 'card_not_accepted'],
      ['4121111111111119', 'contact_bank'],
      ['4120111111111110', 'contact_bank'],
      ['4130111111111118', 'declined'],
    ])('of card %s is heard as %s and stays one', async (cardNumber, code) => {
      const { result, authorise } = await pay(aPayment({ cardNumber }));
      expect(result).toMatchObject({ outcome: 'refused', refusal: { code } });
      expect(await gateway.retrieve(authorise)).toMatchObject({ state: 'failed', refusal: { code } });
    });

    it.each([
      ['4131111111111117', 'three_ds_failed'],
      ['4141111111111115', 'three_ds_unavailable'],
    ])('by the bank of card %s is heard as %s', async (cardNumber, code) => {
      const { callback, authorise } = await authenticate(aPayment({ cardNumber }));
      expect(callback).toMatchObject({ outcome: 'rejected', refusal: { code } });
      expect((await gateway.authorise(authorise)).outcome).toBe('unknown');
      expect((await gateway.retrieve(authorise)).state).toBe('failed');
    });

    it.each<[string, BankVisit]>([
      ['a wrong SMS code', { smsCode: '000000' }],
      ['a cancelled bank page', { action: 'cancel' }],
    ])('follows %s', async (_, visit) => {
      const { callback } = await authenticate(aPayment(), visit);
      expect(callback).toMatchObject({
        outcome: 'rejected',
        mdStatus: '0',
        refusal: { code: 'three_ds_failed' },
      });
    });

    it.each([
      ['a number with a slip', { number: '5528790000000009' }, 'wrong_card_number'],
      ['a month that does not exist', { expireMonth: '13' }, 'wrong_expiry'],
      ['a date in the past', { expireYear: '2020' }, 'expired_card'],
      ['a short CVC', { cvc: '12' }, 'wrong_cvc'],
    ])('comes at once for %s', async (_, slip, code) => {
      const request = aPayment();
      const result = await gateway.initialize({ ...request, card: { ...request.card, ...slip } });
      expect(result).toMatchObject({ outcome: 'refused', refusal: { code } });
    });

    it('comes at once when the bank has no page for the card', async () => {
      const result = await gateway.initialize(aPayment({ cardNumber: '4151111111111112' }));
      expect(result).toMatchObject({ outcome: 'refused', refusal: { code: 'bank_unreachable' } });
    });

    it.each([200, 400] as const)('is understood with HTTP status %d', async (refusalHttpStatus) => {
      await sandbox.stop();
      await open({ refusalHttpStatus });
      const { result } = await pay(aPayment({ cardNumber: '4111111111111129' }));
      expect(result).toMatchObject({ outcome: 'refused', refusal: { code: 'insufficient_funds' } });
    });
  });

  describe('trouble on the line', () => {
    it.each(['hang_before', 'http_502', 'rate_limit', 'fail'])(
      '%s leaves auth open and nothing charged',
      async (kind) => {
        const { authorise } = await authenticate(aPayment());
        await planFault({ on: 'auth', kind });
        expect((await gateway.authorise(authorise)).outcome).toBe('unknown');
        expect((await gateway.retrieve(authorise)).state).toBe('callback_3ds');
        expect(await chargesOf(authorise.providerPaymentId)).toBe(0);
        expect((await gateway.authorise(authorise)).outcome).toBe('paid');
      },
    );

    it.each(['hang_after', 'http_502_after'])(
      '%s leaves auth open though the card was charged',
      async (kind) => {
        const { authorise } = await authenticate(aPayment());
        await planFault({ on: 'auth', kind, conversationId: authorise.conversationId });
        expect((await gateway.authorise(authorise)).outcome).toBe('unknown');
        expect((await gateway.retrieve(authorise)).state).toBe('paid');
        expect(await chargesOf(authorise.providerPaymentId)).toBe(1);
      },
    );

    it('refuses the payment when initialize cannot be understood', async () => {
      for (const kind of ['hang_before', 'http_502', 'bad_signature']) {
        await planFault({ on: 'initialize', kind });
        expect((await gateway.initialize(aPayment())).outcome).toBe('refused');
      }
      expect(troubles.map(({ message }) => message)).toEqual([
        'iyzico initialize: timeout',
        'iyzico initialize: not_json',
      ]);
    });

    it('does not believe an answer or a return with a wrong signature', async () => {
      const { authorise } = await authenticate(aPayment());
      await planFault({ on: 'auth', kind: 'bad_signature' });
      expect((await gateway.authorise(authorise)).outcome).toBe('mismatch');
      await planFault({ on: 'callback', kind: 'bad_signature' });
      expect((await authenticate(aPayment())).callback.outcome).toBe('unverified');
    });

    it('keeps a fault for the payment it was meant for', async () => {
      await planFault({ on: 'callback', kind: 'drop', cardLastFour: '0006' });
      expect((await authenticate(aPayment())).wayBack).not.toBeNull();
      expect((await authenticate(aPayment({ cardNumber: '5526080000000006' }))).wayBack).toBeNull();
    });

    it('can send the return twice', async () => {
      let received = '';
      const shop = createServer((request, response) => {
        request.on('data', (chunk: Buffer) => (received += chunk.toString()));
        request.on('end', () => response.end(() => shop.emit('received')));
      }).listen(0, '127.0.0.1');
      await once(shop, 'listening');
      const callbackUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/donus`;
      gateway = new IyzicoGateway({ keys: [CREDENTIALS], uri: sandbox.url, callbackUrl });
      await planFault({ on: 'callback', kind: 'duplicate' });
      const copy = once(shop, 'received');
      const { wayBack } = await authenticate(aPayment());
      await copy;
      shop.close();
      expect(Object.fromEntries(new URLSearchParams(received))).toEqual(wayBack?.fields);
    });

    const gatewayWith = (...keys: IyzicoKeys[]) =>
      new IyzicoGateway({ uri: sandbox.url, keys, callbackUrl: 'http://localhost' });
    const OLD_KEYS = { apiKey: 'sandbox-old-key', secretKey: 'sandbox-old-secret' };

    it('is found with the keys that replaced those by which it was begun', async () => {
      const { authorise } = await pay(aPayment());
      const renewed = gatewayWith(OLD_KEYS, CREDENTIALS);
      expect((await renewed.retrieve(authorise)).state).toBe('paid');
      expect(await renewed.findReversal(authorise)).toBe('none');
      expect(await renewed.cancel(authorise)).toEqual({ outcome: 'done' });
      expect(await renewed.findReversal(authorise)).toBe('whole');
    });

    it('is not taken for unknown because an account that came later does not know it', async () => {
      const other = { providerPaymentId: '1', conversationId: 'of the account before' };
      const replaced = gatewayWith(OLD_KEYS, CREDENTIALS);
      expect(await replaced.retrieve(other)).toEqual({ state: 'unreachable' });
      expect(await replaced.cancel(other)).toEqual({ outcome: 'unknown' });
      expect(await gatewayWith().retrieve(other)).toEqual({ state: 'unreachable' });
    });

    it.each([
      ['the right keys', CREDENTIALS, 'accepted'],
      ['a wrong API key', { ...CREDENTIALS, apiKey: 'sandbox-other' }, 'refused'],
      ['a wrong secret key', { ...CREDENTIALS, secretKey: 'sandbox-other' }, 'refused'],
    ])('can be tried out with %s', async (_what, keys, verdict) => {
      expect(await gatewayWith(keys).checkKeys()).toBe(verdict);
    });

    it.each([{ kind: 'http_502' }, { kind: 'rate_limit' }, { kind: 'fail', errorCode: '1' }])(
      'leaves open whether keys are right after %p',
      async (fault) => {
        await planFault({ on: 'card_info', ...fault });
        expect(await gatewayWith(CREDENTIALS).checkKeys()).toBe('unreachable');
      },
    );

    it('is unreachable, not unknown, when the keys are wrong or nobody answers', async () => {
      const stranger = gatewayWith({ apiKey: 'sandbox-key', secretKey: 'sandbox-other' });
      expect(await stranger.retrieve({ conversationId: 'x' })).toEqual({ state: 'unreachable' });
      expect(await stranger.initialize(aPayment())).toMatchObject({ refusal: { providerCode: '1000' } });
      await sandbox.stop();
      expect(await gateway.retrieve({ conversationId: 'x' })).toEqual({ state: 'unreachable' });
      await open();
    });
  });

  describe('a fraud review', () => {
    it.each([
      [1, 'paid'],
      [-1, 'failed'],
    ])('that ends with %d leaves the payment %s', async (fraudStatus, state) => {
      const { result, authorise } = await pay(aPayment({ cardNumber: '4142111111111114' }));
      expect(result.outcome).toBe('in_review');
      expect((await gateway.retrieve(authorise)).state).toBe('in_review');
      await control('POST', `payments/${authorise.providerPaymentId}/fraud-status`, { fraudStatus });
      expect((await gateway.retrieve(authorise)).state).toBe(state);
    });

    it('can befall any card', async () => {
      await planFault({ on: 'auth', kind: 'fraud_review' });
      expect((await pay(aPayment())).result.outcome).toBe('in_review');
    });
  });

  describe('giving money back', () => {
    it('cancels a whole payment once', async () => {
      const { authorise } = await pay(aPayment());
      expect(await gateway.findReversal(authorise)).toBe('none');
      expect(await gateway.cancel(authorise)).toEqual({ outcome: 'done' });
      expect(await gateway.cancel(authorise)).toEqual({ outcome: 'already' });
      expect(await gateway.findReversal(authorise)).toBe('whole');
    });

    it('refunds an item in parts and never more than it cost', async () => {
      const { result, authorise } = await pay(aPayment());
      const item = 'payment' in result ? result.payment.items[0] : undefined;
      const refund = (amountKurus: number) =>
        gateway.refund({ ...authorise, paymentTransactionId: item!.paymentTransactionId, amountKurus });
      expect((await refund(30_000)).outcome).toBe('done');
      expect(await gateway.findReversal(authorise)).toBe('partial');
      expect(await refund(17)).toMatchObject({ outcome: 'refused', refusal: { code: 'not_refundable' } });
      expect((await refund(16)).outcome).toBe('done');
      expect((await refund(1)).outcome).toBe('already');
    });

    it('refunds a whole payment by its amount', async () => {
      const { authorise } = await pay(aPayment());
      expect((await gateway.refund({ ...authorise, amountKurus: 90_050 })).outcome).toBe('done');
      expect(await gateway.findReversal(authorise)).toBe('whole');
    });

    it('does not know whether a refund that timed out went through, and can find out', async () => {
      const { authorise } = await pay(aPayment());
      await planFault({ on: 'refund', kind: 'hang_after' });
      expect((await gateway.refund({ ...authorise, amountKurus: 90_050 })).outcome).toBe('unknown');
      expect(await gateway.findReversal(authorise)).toBe('whole');
    });

    it('is refused for a payment that was never made or cannot be undone', async () => {
      const unpaid = await authenticate(aPayment());
      expect((await gateway.cancel(unpaid.authorise)).outcome).toBe('refused');
      const { authorise } = await pay(aPayment({ cardNumber: '5406670000000009' }));
      expect((await gateway.cancel(authorise)).outcome).toBe('refused');
      expect((await gateway.refund({ ...authorise, amountKurus: 100 })).outcome).toBe('refused');
    });
  });

  it('notifies the shop independently of the browser, and repeats it until the shop answers', async () => {
    const heard: { headers: Record<string, unknown>; body: unknown }[] = [];
    const shop = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        heard.push({ headers: request.headers, body: JSON.parse(body) });
        response
          .writeHead(heard.length === 1 ? 500 : 200)
          .end(() => heard.length === 3 && shop.emit('enough'));
      });
    }).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    await sandbox.stop();
    const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`;
    await open({ webhookUrl, webhookDelayMs: 0, webhookRetryMs: 0 });
    const enough = once(shop, 'enough');
    const { authorise } = await pay(aPayment());
    await enough;
    shop.close();
    const results = heard.map(({ headers, body }) =>
      gateway.verifyWebhook(headers as Record<string, string>, body),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['verified', 'verified', 'verified']);
    expect(results).toContainEqual({
      outcome: 'verified',
      notification: expect.objectContaining({
        eventType: 'THREE_DS_AUTH',
        status: 'SUCCESS',
        providerPaymentId: authorise.providerPaymentId,
        conversationId: authorise.conversationId,
      }),
    });
  });

  it('remembers every payment over a restart, and no card', async () => {
    const { authorise } = await pay(aPayment());
    await sandbox.stop();
    await open();
    expect((await gateway.retrieve(authorise)).state).toBe('paid');
    expect((await pay(aPayment())).authorise.providerPaymentId).not.toBe(authorise.providerPaymentId);
    const state = readFileSync(join(stateDir, 'state.jsonl'), 'utf8');
    expect(state).not.toMatch(/5528790000000008|"739"|cvc/i);
  });

  it('starts with test credentials only', async () => {
    await expect(startIyzicoSandbox({ apiKey: 'live', secretKey: 'sandbox-x' })).rejects.toThrow(/sandbox-/);
  });
});
