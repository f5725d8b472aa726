import { describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '../testing/suite-database.js';
import { Customer } from '../src/people/accounts/customer.entity.js';
import { CustomerMessage } from '../src/messaging/messages/customer-message.entity.js';
import { seedDemoCustomer } from './demo-customer.js';

const ACCOUNT = { email: 'ayse@toprak.test', password: 'toprak-demo' };

describe('The demo’s customer', () => {
  const database = suiteDatabase([Customer, CustomerMessage]);

  it('has messages to read, once, however often the demo starts', async () => {
    const { dataSource } = database;
    await seedDemoCustomer(dataSource, ACCOUNT);
    await dataSource.manager.update(Customer, { email: ACCOUNT.email }, { firstName: 'Elif' });
    await seedDemoCustomer(dataSource, ACCOUNT);

    expect(await dataSource.manager.find(Customer)).toMatchObject([{ firstName: 'Elif' }]);
    const messages = await dataSource.manager.find(CustomerMessage, { order: { createdAt: 'DESC' } });
    expect(messages.map(({ category, readAt }) => [category, readAt !== null])).toEqual([
      ['hatirlatma', false],
      ['bilgilendirme', false],
      ['onemli', true],
      ['promosyon', true],
    ]);
    expect(messages[0]!.message).toMatch(/^Seramik Atölyesi \d\d\.\d\d\.\d{4} saat 14:00’te\./);
  });
});
