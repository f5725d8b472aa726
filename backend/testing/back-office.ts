import type { Admin } from '../src/admin/admin.entity.js';
import { anAdmin } from '../seed/admins.js';
import { AdminVisitor } from './admin-visitor.js';
import { changeSetting } from './security-settings.js';
import type { TestServer } from './test-server.js';

type Shop = Pick<TestServer, 'url' | 'app' | 'dataSource'>;

/** Signs an admin in, without a mailed code. */
export async function enterBackOffice(shop: Shop, facts: Partial<Admin> = {}): Promise<AdminVisitor> {
  const visitor = new AdminVisitor(shop);
  await letIntoBackOffice(shop, visitor, facts);
  return visitor;
}

/** Makes the visitor a signed-in admin, without a mailed code. */
export async function letIntoBackOffice(
  shop: Shop,
  visitor: AdminVisitor,
  facts: Partial<Admin>,
): Promise<void> {
  await changeSetting(shop.app, 'admin_2fa_enabled', 'false');
  const { email } = await anAdmin(shop.dataSource.manager, facts);
  const answer = await visitor.signInAsAdmin(email);
  if (answer.status !== 200) throw new Error(`The admin was not let in: ${answer.text}`);
}

/** Ends all sessions, as if they had been idle for hours. */
export async function endSessions({ dataSource }: Pick<Shop, 'dataSource'>): Promise<void> {
  await dataSource.query(`UPDATE session SET seen_at = now() - interval '2 days'`);
}
