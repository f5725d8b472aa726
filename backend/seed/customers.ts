import { hash } from '@node-rs/argon2';
import type { EntityManager } from 'typeorm';
import { Customer } from '../src/people/accounts/customer.entity.js';

export const USUAL_PASSWORD = 'kupa-gibi-saglam';

type CustomerFacts = Partial<Omit<Customer, 'id' | 'passwordHash' | 'createdAt' | 'updatedAt'>> & {
  readonly password?: string;
};

let serial = 0;

/** Writes an account, by default with a verified address. */
export async function aCustomer(
  manager: EntityManager,
  { password = USUAL_PASSWORD, ...facts }: CustomerFacts = {},
): Promise<Customer> {
  serial += 1;
  const customer = manager.create(Customer, {
    email: `musteri-${serial}@toprak.example`,
    firstName: 'Zeynep',
    lastName: 'Aydın',
    emailVerifiedAt: new Date(),
    ...facts,
    // The weakest allowed hash, because tests wait for it.
    passwordHash: await hash(password, { memoryCost: 1024, timeCost: 1 }),
  });
  await manager.insert(Customer, customer);
  return manager.findOneByOrFail(Customer, { id: customer.id });
}
