import { describe, expect, it } from '@jest/globals';
import { AppError } from '@contract/app-error.js';
import { UnreadableAnswer } from './error-code.js';
import { describeError } from './describe-error.js';

const answered = (data: unknown) => Object.assign(new Error('answered'), { data });

describe('an error in the visitor’s words', () => {
  it.each([
    {
      what: 'a lost connection',
      error: new TypeError('Failed to fetch'),
      code: 'network',
      message: 'Bağlantı hatası',
    },
    {
      what: 'an answer that is no tRPC',
      error: answered(undefined),
      code: 'network',
      message: 'Bağlantı hatası',
    },
    {
      what: 'an answer that is no JSON',
      error: Object.assign(new Error('read', { cause: new SyntaxError('Unexpected token <') }), {
        data: undefined,
      }),
      code: 'unreadable',
      message: 'Sunucudan geçersiz yanıt alındı...',
    },
    { what: 'nothing at all', error: undefined, code: 'network', message: 'Bağlantı hatası' },
    {
      what: 'a refusal of the shop',
      error: answered({ code: 'cart_empty', message: 'Sepetiniz boş.' }),
      code: 'cart_empty',
      message: 'Sepetiniz boş.',
    },
    {
      what: 'a rule broken in the browser itself',
      error: new AppError('out_of_stock', { name: 'Kupa' }),
      code: 'out_of_stock',
      message: 'Kupa için stok bulunmamaktadır.',
    },
  ])('tells of $what', ({ error, code, message }) => {
    expect(describeError(error)).toEqual({ code, message, fields: {} });
  });

  it('says of an answer that cannot be read what a screen says of a lost connection, unless it has words for it', () => {
    const error = new Error('read', { cause: new UnreadableAnswer(502) });
    expect(describeError(error, { network: 'Kaydedilemedi' }).message).toBe('Kaydedilemedi');
    expect(describeError(error, { network: 'Kaydedilemedi', unreadable: 'Anlaşılmadı' }).message).toBe(
      'Anlaşılmadı',
    );
  });

  it('treats a code it does not know as unexpected', () => {
    expect(describeError(answered({ code: 'from_the_future' })).code).toBe('unexpected');
  });

  it('keeps the messages of the fields and nothing else', () => {
    const fields = { 'customer.email': 'E-posta gereklidir', broken: 42 };
    expect(describeError(answered({ code: 'invalid_input', message: 'x', fields })).fields).toEqual({
      'customer.email': 'E-posta gereklidir',
    });
  });
});
