import type { DataSource } from 'typeorm';
import { Customer } from '../src/people/accounts/customer.entity.js';
import { aCustomer } from './customers.js';
import { seedDemoMessages } from './demo-messages.js';

/** Creates the account that the demo prints at its start; an existing one stays unchanged. */
export async function seedDemoCustomer(
  { manager }: DataSource,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  if (await manager.existsBy(Customer, { email: account.email })) return;
  await aCustomer(manager, { ...account, firstName: 'Ayşe', lastName: 'Demir', phone: '+905321234567' });
}

/** Writes to her, once she has bought. */
export async function writeToDemoCustomer(
  dataSource: DataSource,
  { email }: { readonly email: string },
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const { id } = await manager.findOneByOrFail(Customer, { email });
    await seedDemoMessages(manager, id, new Date());
  });
}
