import { describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../../testing/accounts.js';
import { prefillCustomer } from './prefill-customer.js';

const NOBODY = { name: '', surname: '', email: '', phone: '' };
const NOWHERE = { city: '', district: '', neighbourhood: '', addressLine: '' };
const HOME = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'No: 12',
};

describe('what the shop knows of a customer', () => {
  it('fills an empty form in, the phone as people read it', () => {
    expect(prefillCustomer({ customer: NOBODY, address: NOWHERE }, aCustomer({ place: HOME }))).toEqual({
      customer: { name: 'Ayşe', surname: 'Demir', email: 'ayse@toprak.test', phone: '0532 123 45 67' },
      address: HOME,
    });
  });

  it('gives way to what was typed, field by field, but never mixes two addresses', () => {
    const typed = {
      customer: { ...NOBODY, name: 'Zeynep' },
      address: { ...NOWHERE, city: 'Ankara' },
      notes: 'Hediye',
    };
    expect(prefillCustomer(typed, aCustomer({ place: HOME }))).toMatchObject({
      customer: { name: 'Zeynep', surname: 'Demir' },
      address: { ...NOWHERE, city: 'Ankara' },
      notes: 'Hediye',
    });
  });

  it.each([
    ['an address in one text as the open line', 'Bereketli Sok. No: 12', 'Bereketli Sok. No: 12'],
    ['none that the line could not take', 'a'.repeat(301), ''],
    ['nothing where nothing is known', null, ''],
  ])('gives %s', (_what, address, addressLine) => {
    const filled = prefillCustomer({ customer: NOBODY }, aCustomer({ address, phone: null }));
    expect(filled.address).toEqual({ ...NOWHERE, addressLine });
    expect(filled.customer.phone).toBe('');
  });
});
