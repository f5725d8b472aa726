import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { anAdmin } from '../../seed/admins.js';
import { AdminVisitor } from '../../testing/admin-visitor.js';
import { enterBackOffice } from '../../testing/back-office.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { testEnvironment } from '../../testing/test-environment.js';
import { suiteServer } from '../../testing/suite-server.js';
import { refusalOf } from '../../testing/visitor.js';
import { LogEntry } from '../activity-log/log-entry.entity.js';
import { Settings } from '../platform/config/settings.js';
import { runAdminPasswordCommand } from './admin-password-command.js';

const OWNER = 'sahip@toprak.example';

describe('The command for a lost password of the last super admin', () => {
  const server = suiteServer();
  let owner: AdminVisitor;
  const run = (...args: string[]) => runAdminPasswordCommand(server.app.get(Settings), args);
  const passwordIn = (words: string) => /said only here: (\S+)/.exec(words)?.[1] ?? '';

  beforeEach(async () => {
    await emptyTables(server.dataSource, 'rate_limit', 'log_entry');
    await emptyTables(server.dataSource, 'admin');
    owner = await enterBackOffice(server, { role: 'super_admin', email: OWNER, name: 'Sahip' });
  });

  it('says a new one, which lets them in; what they had open ends', async () => {
    const password = passwordIn(await run(OWNER.toUpperCase()));

    expect(password).toHaveLength(24);
    expect(await owner.whichAdmin()).toBeNull();
    const again = new AdminVisitor(server);
    expect((await again.signInAsAdmin(OWNER, password)).status).toBe(200);
    expect(await again.whichAdmin()).toBe(OWNER);
    expect(passwordIn(await run(OWNER))).not.toBe(password);
  });

  it('lets them in at once, however often they have tried', async () => {
    const locked = new AdminVisitor(server);
    let code = '';
    while (code !== 'too_many_tries') {
      code = refusalOf(await locked.signInAsAdmin(OWNER, 'unutulmus-sifre')).code;
    }

    const password = passwordIn(await run(OWNER));
    expect((await locked.signInAsAdmin(OWNER, password)).status).toBe(200);
  });

  it('goes on record without the password, as done by nobody who was signed in', async () => {
    const password = passwordIn(await run(OWNER));

    const entries = await server.dataSource.manager.findBy(LogEntry, { recordKind: 'admin' });
    expect(entries).toMatchObject([
      {
        eventType: 'security_alert',
        userId: null,
        username: null,
        details: { event: 'admin_password_reset', label: 'Sahip' },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(password);
  });

  it('changes nothing for an address that no active admin has, and says which there are', async () => {
    await anAdmin(server.dataSource.manager, { email: 'eski@toprak.example', isActive: false });

    for (const address of ['eski@toprak.example', 'yok@toprak.example']) {
      await expect(run(address)).rejects.toThrow(
        `There is no active admin ${address}. There are: ${OWNER} (super_admin).`,
      );
    }
    await expect(run()).rejects.toThrow('Say the e-mail address of an admin');
    await expect(run(OWNER, 'kendi-sifrem')).rejects.toThrow('and nothing else');
    expect(await owner.whichAdmin()).toBe(OWNER);
  });

  it('is a program that ends with 1 when it could not do it', async () => {
    const { DATABASE_URL: databaseUrl } = server.app.get(Settings);
    const requested = promisify(execFile)(
      process.execPath,
      [
        join(process.env['TEST_COMPILED_DIR'] ?? '', 'src/commands/set-admin-password.js'),
        'yok@toprak.example',
      ],
      { env: testEnvironment({ databaseUrl, iyzicoUrl: 'http://localhost:9' }) },
    );
    await expect(requested).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no active admin yok@toprak.example\. /),
    });
  }, 60_000);
});
