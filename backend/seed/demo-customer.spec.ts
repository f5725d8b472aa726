import { describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '../testing/suite-database.js';
import { Customer } from '../src/people/accounts/customer.entity.js';
import { CustomerMessage } from '../src/messaging/messages/customer-message.entity.js';
import { seedDemoCustomer, writeToDemoCustomer } from './demo-customer.js';

const ACCOUNT = { email: 'ayse@toprak.test', password: 'toprak-demo' };

describe('The demo’s customer', () => {
  const database = suiteDatabase([Customer, CustomerMessage]);

  it('has messages to read, once, however often the demo starts, and none about what she never bought', async () => {
    const { dataSource } = database;
    for (const firstName of ['Elif', 'Ada']) {
      await seedDemoCustomer(dataSource, ACCOUNT);
      await writeToDemoCustomer(dataSource, ACCOUNT);
      await dataSource.manager.update(Customer, { email: ACCOUNT.email }, { firstName });
    }
    expect(await dataSource.manager.find(Customer)).toMatchObject([{ firstName: 'Ada' }]);
    const messages = await dataSource.manager.find(CustomerMessage, { order: { createdAt: 'DESC' } });
    expect(messages.map(({ category, readAt }) => [category, readAt !== null])).toEqual([
      ['onemli', true],
      ['promosyon', true],
    ]);
  });
});
