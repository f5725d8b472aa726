import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BackupsView } from '../../../../contract/operations/backups/backups.views.js';
import { USUAL_ADMIN_PASSWORD } from '../../../../seed/admins.js';
import { aProduct } from '../../../../seed/catalog.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { openSmallDisk } from '../../../../testing/small-disk.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteFolder } from '../../../../testing/suite-folder.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { createBlankDatabase } from '../../../../testing/test-database.js';
import { dataOf, refusalOf } from '../../../../testing/visitor.js';
import { Clock } from '../../../platform/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { restoreBackup } from '../restore-backup.js';
import { MayNotCreateDatabaseError, testRestore } from '../test-restore.js';
import { RunBackupTaskService } from './run-backup-task.service.js';
import { ScheduleBackupsService } from './schedule-backups.service.js';

const home = suiteFolder();
const place = join(home, 'backups');
const server = suiteServer({ BACKUP_DIR: place, BACKUP_KEEP: '2' });
const owner = suiteAdmin(server, { role: 'super_admin' });
const helper = suiteAdmin(server, { role: 'admin' });

beforeEach(async () => {
  await emptyTables(
    server.dataSource,
    'backup_run',
    'backup_task',
    'studio_notification',
    'log_entry',
    'product',
  );
  await rm(place, { recursive: true, force: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const sql = <Row>(text: string, values: unknown[] = []) => server.dataSource.query<Row[]>(text, values);
const url = () => server.app.get(Settings).DATABASE_URL;
const view = async () => dataOf(await owner.query('admin.backups.view', undefined)) as BackupsView;
const ask = (task: 'make' | 'testRestore', who = owner) => who.mutate(`admin.backups.${task}`, undefined);
const waiting = () =>
  sql<{ id: string; kind: string }>(`SELECT id, kind FROM backup_task WHERE status = 'waiting'`);

/** Does what was asked for, as a worker would. */
async function work(): Promise<void> {
  for (const { id } of await waiting()) await server.app.get(RunBackupTaskService).run(id);
}
async function madeBackup(): Promise<string> {
  await ask('make');
  await work();
  return (await view()).backups[0]?.name ?? '';
}
const notices = () =>
  sql<{ title: string; message: string }>('SELECT title, message FROM studio_notification');
const databases = async () =>
  (await sql<{ name: string }>(`SELECT datname AS name FROM pg_database WHERE datname LIKE '%_restore_test'`))
    .length;

describe('A backup that the studio asks for', () => {
  it('is made once when two admins ask at the same moment, and shown with its size and place', async () => {
    const answers = await Promise.all([ask('make'), ask('make', helper)]);
    expect(answers.map(dataOf)).toEqual(expect.arrayContaining([{ isNew: true }, { isNew: false }]));
    expect((await view()).newestBackup).toMatchObject({ status: 'waiting', progress: 0 });

    await work();

    const seen = await view();
    expect(seen).toMatchObject({
      folder: place,
      keep: 2,
      newestBackup: { status: 'done', progress: 1, problem: null, backupName: seen.backups[0]?.name },
      newestTestRestore: null,
    });
    expect(seen.backups).toEqual([
      {
        name: expect.stringMatching(/^\d{4}-/),
        place: expect.stringContaining(place),
        finishedAt: expect.any(String),
        sizeBytes: expect.any(Number),
        isHere: true,
      },
    ]);
    expect(await sql('SELECT FROM log_entry')).toHaveLength(1);
  });

  it('tells only super admins the paths of the server', async () => {
    const name = await madeBackup();
    const answer = await helper.query('admin.backups.view', undefined);

    expect(dataOf(answer)).toMatchObject({
      folder: 'backups',
      backups: [{ name, place: name, isHere: true }],
    });
    expect(JSON.stringify(answer)).not.toContain(home);
    expect((await view()).folder).toBe(place);
  });

  it('keeps as many as are wanted', async () => {
    for (let made = 0; made < 3; made += 1) await madeBackup();
    expect((await view()).backups.map(({ isHere }) => isHere)).toEqual([true, true, false]);
  });

  it('tells the studio when its folder cannot be written to, and leaves nothing', async () => {
    await writeFile(place, 'This is a file.');

    await ask('make');
    await work();

    expect(await view()).toMatchObject({
      backups: [],
      newestBackup: { status: 'failed', problem: 'not_writable' },
    });
    expect(await notices()).toEqual([
      { title: 'Yedek alınamadı', message: expect.stringContaining('BACKUP_DIR') },
    ]);
  });

  it('tells the studio when the disk is full, and leaves room for the next', async () => {
    const disk = openSmallDisk();
    if (disk === null) return;
    try {
      await symlink(disk.directory, place);
      await sql(
        `INSERT INTO log_entry (event_type, details)
         SELECT 'user_login', jsonb_build_object('noise', (SELECT string_agg(md5(random()::text || part || entry), '')
           FROM generate_series(1, 60) AS part))
         FROM generate_series(1, 2000) AS entry`,
      );

      await ask('make');
      await work();

      expect((await view()).newestBackup).toMatchObject({ status: 'failed', problem: 'disk_full' });
      expect((await notices())[0]?.message).toMatch(/^Diskte yer kalmadı/);
      expect(await readdir(disk.directory)).toEqual([]);
    } finally {
      await rm(place, { force: true });
      disk.end();
    }
  });

  it('that was cut off by a killed process does not stand in the way of the next', async () => {
    await ask('make');
    await sql(`UPDATE backup_task SET status = 'running', touched_at = now() - interval '16 minutes'`);

    expect(dataOf(await ask('make'))).toEqual({ isNew: true });

    expect(await sql('SELECT status, problem FROM backup_task ORDER BY id')).toEqual([
      { status: 'failed', problem: 'interrupted' },
      { status: 'waiting', problem: null },
    ]);
  });

  it('comes every night by itself, unless there is one of that night', async () => {
    const schedule = server.app.get(ScheduleBackupsService);
    await sql(
      `INSERT INTO backup_run (finished_at, size_bytes, place) VALUES ('2026-11-20T00:05Z', 1, 'cron')`,
    );
    const clock = jest.spyOn(server.app.get(Clock), 'now');

    clock.mockReturnValue(new Date('2026-11-20T23:59:00Z'));
    await schedule.backUpIfDue();
    expect(await waiting()).toEqual([]);
    expect((await view()).nextAt).toBe('2026-11-21T00:00:00.000Z');

    clock.mockReturnValue(new Date('2026-11-21T00:01:00Z'));
    await schedule.backUpIfDue();
    await schedule.backUpIfDue();
    expect(await waiting()).toMatchObject([{ kind: 'backup' }]);
  });
});

describe('A test restore', () => {
  it('brings the newest backup back into a database of its own, which is gone afterwards', async () => {
    await aProduct(server.dataSource.manager);
    const name = await madeBackup();

    await server.app.get(ScheduleBackupsService).testIfDue();
    await work();
    await server.app.get(ScheduleBackupsService).testIfDue();

    expect((await view()).newestTestRestore).toMatchObject({
      status: 'done',
      problem: null,
      backupName: name,
    });
    expect(await waiting()).toEqual([]);
    expect(await databases()).toBe(0);
  });

  it.each([
    ['rows', async (folder: string) => writeFile(join(folder, 'tables', 'category.copy.gz'), 'broken')],
    ['list', async (folder: string) => writeFile(join(folder, 'manifest.json'), '{"format":')],
  ])('tells the studio that the %s of the backup are broken', async (_what, spoil) => {
    await spoil(join(place, await madeBackup()));

    await ask('testRestore');
    await work();

    expect((await view()).newestTestRestore).toMatchObject({ status: 'failed', problem: 'backup_broken' });
    expect(await notices()).toEqual([
      { title: 'Yedeğin geri yükleme denemesi başarısız', message: expect.stringContaining('Yedek bozuk') },
    ]);
    expect(await databases()).toBe(0);
  });

  it('says so when there is nothing to try, and is not due before there is', async () => {
    await mkdir(place);
    await server.app.get(ScheduleBackupsService).testIfDue();
    expect(await waiting()).toEqual([]);

    await ask('testRestore');
    await work();
    expect((await view()).newestTestRestore).toMatchObject({ problem: 'no_backup' });
  });

  it('says so when the database’s user may not create databases', async () => {
    await madeBackup();
    const user = `plain_${Date.now()}`;
    await sql(`CREATE ROLE ${user} LOGIN PASSWORD 'toprak'`);
    const theirs = new URL(url());
    theirs.username = user;
    theirs.password = 'toprak';
    try {
      await expect(testRestore({ databaseUrl: theirs.href, from: place })).rejects.toThrow(
        MayNotCreateDatabaseError,
      );
    } finally {
      await sql(`DROP ROLE ${user}`);
    }
  });
});

describe('A backup that is downloaded', () => {
  const download = (name: string, who = owner, currentPassword = USUAL_ADMIN_PASSWORD) =>
    who.mutate('admin.backups.openDownload', { name, currentPassword });
  const hrefOf = async (name: string) => (dataOf(await download(name)) as { href: string }).href;

  it('is an archive from which the shop can be restored, and the download is on record', async () => {
    await aProduct(server.dataSource.manager, { name: 'Kupa' });
    const name = await madeBackup();

    const answer = await owner.ask(await hrefOf(name));

    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBe(answer.bytes.length);
    const elsewhere = join(home, `unpacked-${name}`);
    await mkdir(elsewhere);
    await writeFile(`${elsewhere}.tar`, answer.bytes);
    await promisify(execFile)('tar', ['-xf', `${elsewhere}.tar`, '-C', elsewhere]);
    const blank = await createBlankDatabase();
    try {
      const { folder } = await restoreBackup({
        databaseUrl: blank.url,
        storage: { write: () => Promise.resolve() },
        from: elsewhere,
        replaces: false,
      });
      expect(folder).toBe(join(elsewhere, name));
    } finally {
      await blank.drop();
    }
    expect(await readdir(elsewhere)).toContain(name);
    expect(
      await sql(`SELECT event_type AS type, details->>'label' AS label FROM log_entry
                 WHERE details->>'event' = 'backup_downloaded'`),
    ).toEqual([{ type: 'security_alert', label: name }]);
  });

  it('is refused to an ordinary admin, also with the owner’s link', async () => {
    const name = await madeBackup();
    expect((await download(name, helper)).status).toBe(403);
    expect((await helper.ask(await hrefOf(name))).status).toBe(403);
    expect((await owner.ask(`/api/yedek/${name}`)).status).toBe(403);
  });

  it('asks for the password, and its link lasts a minute and opens nothing else', async () => {
    const name = await madeBackup();
    expect(refusalOf(await download(name, owner, 'yanlış-şifre'))).toMatchObject({
      code: 'password_wrong',
      fields: { currentPassword: expect.any(String) },
    });
    const href = await hrefOf(name);
    const other = `${name.slice(0, -4)}000Z`;
    expect((await owner.ask(href.replace(name, other))).status).toBe(403);
    expect((await owner.ask(href.replace(/until=\d+/, 'until=99999999999999'))).status).toBe(403);

    jest.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 61_000));
    expect((await owner.ask(href)).json).toMatchObject({ code: 'backup_link_ended' });
  });

  it.each(['2026-01-01T00-00-00-000Z', '../../etc', '%2e%2e'])(
    'is not found under the name %s',
    async (name) => {
      await madeBackup();
      expect([400, 404]).toContain((await download(name)).status);
    },
  );
});
