import type { DataSource } from 'typeorm';
import { Customer } from '../src/people/accounts/customer.entity.js';
import { aCustomer } from './customers.js';
import { seedDemoMessages } from './demo-messages.js';

/** Creates the account that the demo prints at its start; an existing one stays unchanged. */
export async function seedDemoCustomer(
  dataSource: DataSource,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const known = await manager.findOneBy(Customer, { email: account.email });
    const facts = { ...account, firstName: 'Ayşe', lastName: 'Demir', phone: '+905321234567' };
    const { id } = known ?? (await aCustomer(manager, facts));
    await seedDemoMessages(manager, id, new Date());
  });
}
