import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/sessions/actor.js';

interface ActingAdmin {
  readonly name: string;
  readonly email: string;
}

/** What a record keeps of who made it, whatever becomes of the account. */
export async function actingAdmin(
  manager: EntityManager,
  { adminId }: Pick<Actor, 'adminId'>,
): Promise<ActingAdmin> {
  const [admin] = await manager.query<ActingAdmin[]>('SELECT name, email FROM admin WHERE id = $1', [
    adminId,
  ]);
  return admin ?? { name: '', email: '' };
}
