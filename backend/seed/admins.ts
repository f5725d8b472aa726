import { hash } from '@node-rs/argon2';
import type { EntityManager } from 'typeorm';
import { Admin } from '../src/admin/admin.entity.js';

export const USUAL_ADMIN_PASSWORD = 'firin-1240-derece';

type AdminFacts = Partial<Omit<Admin, 'id' | 'passwordHash' | 'createdAt'>> & { readonly password?: string };

let serial = 0;

export async function anAdmin(
  manager: EntityManager,
  { password = USUAL_ADMIN_PASSWORD, ...facts }: AdminFacts = {},
): Promise<Admin> {
  serial += 1;
  const admin = manager.create(Admin, {
    email: `yonetici-${serial}@toprak.example`,
    name: 'Elif Toprak',
    ...facts,
    // The weakest allowed hash, because tests wait for it.
    passwordHash: await hash(password, { memoryCost: 1024, timeCost: 1 }),
  });
  await manager.insert(Admin, admin);
  return manager.findOneByOrFail(Admin, { id: admin.id });
}
