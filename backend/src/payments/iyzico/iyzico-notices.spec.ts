import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { readCallback, readWebhook } from './iyzico-notices.js';

const SECRET = 'sandbox-secret';
const hmac = (message: string): string => createHmac('sha256', SECRET).update(message).digest('hex');

function aCallback(overrides: Record<string, string> = {}) {
  const fields = {
    status: 'success',
    paymentId: '22484292',
    conversationId: 'attempt-1',
    conversationData: '',
    mdStatus: '1',
    ...overrides,
  };
  const { conversationData, conversationId, mdStatus, paymentId, status } = fields;
  return {
    ...fields,
    signature: hmac([conversationData, conversationId, mdStatus, paymentId, status].join(':')),
  };
}

describe('the return from the bank', () => {
  it('is authenticated with mdStatus 1 and success', () => {
    expect(readCallback(aCallback({ conversationData: 'back' }), [SECRET])).toEqual({
      outcome: 'authenticated',
      providerPaymentId: '22484292',
      conversationId: 'attempt-1',
      conversationData: 'back',
      mdStatus: '1',
    });
  });

  it.each([
    [{ mdStatus: '0', status: 'failure' }, 'three_ds_failed'],
    [{ mdStatus: '4' }, 'three_ds_unavailable'],
    [{ mdStatus: '1', status: 'failure' }, 'three_ds_failed'],
    [{ mdStatus: '' }, 'three_ds_failed'],
  ])('is rejected with %j', (fields, code) => {
    expect(readCallback(aCallback(fields), [SECRET])).toMatchObject({
      outcome: 'rejected',
      refusal: { code },
    });
  });

  it.each([
    ['a changed mdStatus', { ...aCallback({ mdStatus: '0' }), mdStatus: '1' }],
    ['another payment', { ...aCallback(), paymentId: '1' }],
    ['no signature', { ...aCallback(), signature: undefined }],
    ['no payment', aCallback({ paymentId: '' })],
    ['what no database keeps', aCallback({ paymentId: 'a\u0000b' })],
    ['repeated fields', { ...aCallback(), mdStatus: ['1', '0'] }],
    ['nothing', undefined],
    ['a text', 'status=success'],
  ])('is not believed with %s', (_, fields) => {
    expect(readCallback(fields, [SECRET]).outcome).toBe('unverified');
  });
});

describe("iyzico's own notice", () => {
  const body = {
    iyziReferenceCode: 'ref-1',
    iyziEventType: 'THREE_DS_AUTH',
    paymentId: 22484059,
    paymentConversationId: 'attempt-1',
    status: 'SUCCESS',
  };
  const signature = hmac(`${SECRET}THREE_DS_AUTH22484059attempt-1SUCCESS`);

  it('is verified by its signature, whatever the case of the header', () => {
    const expected = {
      outcome: 'verified',
      notification: {
        reference: 'ref-1',
        eventType: 'THREE_DS_AUTH',
        providerPaymentId: '22484059',
        conversationId: 'attempt-1',
        status: 'SUCCESS',
      },
    };
    expect(readWebhook({ 'x-iyz-signature-v3': signature }, body, [SECRET])).toEqual(expected);
    expect(readWebhook({ 'X-IYZ-SIGNATURE-V3': signature }, body, [SECRET])).toEqual(expected);
  });

  it('is only a hint without a signature, and nothing with a wrong one or without its fields', () => {
    expect(readWebhook({}, body, [SECRET]).outcome).toBe('unsigned');
    expect(
      readWebhook({ 'x-iyz-signature-v3': signature }, { ...body, paymentId: 1 }, [SECRET]).outcome,
    ).toBe('invalid');
    expect(readWebhook({}, { ...body, status: undefined }, [SECRET]).outcome).toBe('invalid');
    expect(readWebhook({}, null, [SECRET]).outcome).toBe('invalid');
  });
});
