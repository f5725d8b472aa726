import type { Admin } from '../src/admin/admin.entity.js';
import { AdminVisitor } from './admin-visitor.js';
import { letIntoBackOffice } from './back-office.js';
import { suiteHooks } from './suite-hooks.js';
import type { TestServer } from './test-server.js';

/** An admin whom the suite that calls this signs in before its first test, without a mailed code. */
export function suiteAdmin(server: TestServer, facts: Partial<Admin> = {}): AdminVisitor {
  const admin = new AdminVisitor(server);
  suiteHooks().beforeAll(() => letIntoBackOffice(server, admin, facts));
  return admin;
}
