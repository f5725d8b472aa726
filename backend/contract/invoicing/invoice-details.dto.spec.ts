import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { invoiceDetailsOf } from './invoice-details.js';
import { InvoiceDetailsDto } from './invoice-details.dto.js';

const ADDRESS = { city: 'İzmir', district: 'Konak', neighbourhood: 'Alsancak Mah.', addressLine: 'Kordon 5' };
const COMPANY = { kind: 'company', title: 'Kil Ltd. Şti.', taxOffice: 'Konak', taxNumber: '1234567890' };
const WRONG_TAX_NUMBER = expect.stringContaining('yazdığınız numara geçerli değil');

function check(sent: object) {
  const dto = plainToInstance(InvoiceDetailsDto, sent);
  return { dto, problems: messagesOf(validateSync(dto, { stopAtFirstError: true })) };
}

function messagesOf(errors: readonly ValidationError[]): Record<string, unknown> {
  return Object.fromEntries(
    errors.map(({ property, constraints, children = [] }) => [
      property,
      children.length > 0 ? messagesOf(children) : Object.values(constraints ?? {})[0],
    ]),
  );
}

describe('The details of an invoice', () => {
  it.each([{}, { identityNumber: '' }, { identityNumber: '  ' }])(
    'need no number of a person: %j',
    (number) => {
      const { dto, problems } = check({ kind: 'person', ...number });
      expect(problems).toEqual({});
      expect(invoiceDetailsOf(dto)).toEqual({ kind: 'person', identityNumber: null });
    },
  );

  it('take the number of a person in groups, and only a right one', () => {
    const { dto, problems } = check({ kind: 'person', identityNumber: '100 000 001 46' });
    expect(problems).toEqual({});
    expect(invoiceDetailsOf(dto)).toEqual({ kind: 'person', identityNumber: '10000000146' });
    expect(check({ kind: 'person', identityNumber: '10000000147' }).problems).toEqual({
      identityNumber: expect.stringContaining('Boş da bırakabilirsiniz.'),
    });
  });

  it.each(['1234567890', '10000000146'])('take a company or a sole trader: %s', (taxNumber) => {
    const { dto, problems } = check({ ...COMPANY, taxNumber, address: ADDRESS });
    expect(problems).toEqual({});
    expect(invoiceDetailsOf(dto)).toEqual({ ...COMPANY, taxNumber, address: ADDRESS });
  });

  it.each([
    [{ taxNumber: '1234567891' }, { taxNumber: WRONG_TAX_NUMBER }],
    [{ taxNumber: '123456789' }, { taxNumber: WRONG_TAX_NUMBER }],
    [{ taxNumber: ' ' }, { taxNumber: 'Vergi numarası gereklidir' }],
    [{ taxNumber: 1_234_567_890 }, { taxNumber: 'Vergi numarası gereklidir' }],
    [{ title: ' ' }, { title: 'Şirket unvanı gereklidir' }],
    [{ title: 'a'.repeat(201) }, { title: 'En fazla 200 karakter yazabilirsiniz.' }],
    [{ taxOffice: '' }, { taxOffice: 'Vergi dairesi gereklidir' }],
    [{ address: undefined }, { address: 'Fatura adresi gereklidir' }],
    [{ address: { ...ADDRESS, addressLine: '' } }, { address: { addressLine: 'Fatura adresi gereklidir' } }],
    [{ kind: 'club' }, { kind: 'Faturanın kime kesileceğini seçin.' }],
  ])('are refused where they cannot be: %j', (wrong, problems) => {
    expect(check({ ...COMPANY, address: ADDRESS, ...wrong }).problems).toEqual(problems);
  });

  it('look at no address that is not theirs', () => {
    const { dto, problems } = check({ ...COMPANY, isDeliveryAddress: true, address: { city: '' } });
    expect(problems).toEqual({});
    expect(invoiceDetailsOf(dto)).toEqual({ ...COMPANY, address: null });
  });

  it('forget what was typed for the other kind', () => {
    const { dto, problems } = check({ ...COMPANY, taxNumber: '1', kind: 'person' });
    expect(problems).toEqual({});
    expect(invoiceDetailsOf(dto)).toEqual({ kind: 'person', identityNumber: null });
  });
});
