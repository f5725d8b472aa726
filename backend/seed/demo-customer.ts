import type { DataSource } from 'typeorm';
import { Customer } from '../src/accounts/customer.entity.js';
import { aCustomer } from './customers.js';

/** The account that the demo prints at its start; what its owner changed stays. */
export async function seedDemoCustomer(
  dataSource: DataSource,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    if (await manager.existsBy(Customer, { email: account.email })) return;
    await aCustomer(manager, { ...account, firstName: 'Ayşe', lastName: 'Demir', phone: '+905321234567' });
  });
}
