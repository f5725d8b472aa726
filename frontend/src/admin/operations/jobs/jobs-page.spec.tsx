import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { paginationOf } from '@contract/admin/page.query.js';
import { AppError } from '@contract/app-error.js';
import type { JobList, JobsStatus, JobView, TaskView } from '@contract/operations/jobs/jobs.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../../testing/open-back-office.js';
import { adminPaths } from '../../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import './jobs-page.js';
import { formatInterval, formatSince, formatDuration } from './format-durations.js';

const NOTHING = { count: 0, since: null };
const status = (lists: Partial<JobsStatus['lists']> = {}, lateTasks = 0): JobsStatus => ({
  lateTasks,
  at: '2026-11-22T12:00:00.000Z',
  lists: {
    ...{ failed: NOTHING, active: NOTHING, waiting: NOTHING, delayed: NOTHING, outbox: NOTHING },
    ...lists,
  },
});

const LOST_MAIL: JobView = {
  id: '3f2a91bc-0000-4000-8000-000000000001',
  name: 'mail.send',
  subjects: [{ kind: 'mailId', id: 'aa11bb22-0000-4000-8000-000000000001' }],
  writtenAt: '2026-11-22T10:00:00.000Z',
  tries: 10,
  triedAt: '2026-11-22T10:14:00.000Z',
  dueAt: null,
  failedAt: '2026-11-22T10:15:00.000Z',
  failure: { text: 'Karşıdaki sunucuya ulaşılamadı.', technical: 'connect ECONNREFUSED' },
};
const OTHER_MAIL: JobView = { ...LOST_MAIL, id: '4f2a91bc-0000-4000-8000-000000000001' };

function openJobs(
  jobs: readonly JobView[] = [],
  given: FakeProcedures = {},
  address: string = adminPaths.jobs,
) {
  const requested: JobList[] = [];
  const shown = openBackOffice(address, {
    'admin.jobs.status': () => status({ failed: { count: jobs.length, since: null } }),
    'admin.jobs.list': ({ list }: { list: JobList }) => {
      requested.push(list);
      const items = list === 'failed' ? jobs : [];
      return { items, pagination: paginationOf({}, { totalRecords: items.length }) };
    },
    ...given,
  });
  return { ...shown, requested };
}
const confirmed = async () => within(await screen.findByRole('alertdialog'));

describe('The page of the background jobs', () => {
  it('says that all is well when it is', async () => {
    openJobs();
    expect(await screen.findByText('Her şey yolunda.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Başarısız iş yok' })).toBeVisible();
  });

  it('says that nobody does the jobs when the oldest has waited too long', async () => {
    const waiting = { count: 3, since: '2026-11-22T11:48:00.000Z' };
    const { user, requested } = openJobs([], { 'admin.jobs.status': () => status({ waiting }) });
    expect(await screen.findByText('En eski iş 12 dakikadır bekliyor.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sırada 3' }));
    expect(await screen.findByRole('heading', { name: 'Bekleyen iş yok' })).toBeVisible();
    expect(requested.at(-1)).toBe('waiting');
  });

  it('says that regular tasks are late', async () => {
    openJobs([], { 'admin.jobs.status': () => status({}, 2) });
    expect(await screen.findByText('2 düzenli iş gecikti.')).toBeVisible();
  });

  it('tells why a job failed, and puts it back after asking', async () => {
    const retry = jest.fn<(given: unknown) => void>();
    const { user } = openJobs([LOST_MAIL], { 'admin.jobs.retry': retry });
    expect(await screen.findByText('Karşıdaki sunucuya ulaşılamadı.')).toBeVisible();
    expect(screen.getByText('1 iş başarısız oldu.')).toBeVisible();
    expect(screen.getByText('E-posta AA11BB22')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Hepsini Yeniden Dene/ })).toBeNull();

    const press = () => user.click(screen.getByRole('button', { name: /^Yeniden dene: E-posta gönderimi/ }));
    await press();
    await user.click((await confirmed()).getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(retry).not.toHaveBeenCalled();
    await press();
    await user.click((await confirmed()).getByRole('button', { name: 'Yeniden Dene' }));
    expect(await screen.findByText('İş yeniden sıraya alındı.')).toBeVisible();
    expect(retry).toHaveBeenCalledWith({ id: LOST_MAIL.id });
  });

  it('puts all of a kind back at once, and says when another was faster with one', async () => {
    const retryAll = jest.fn<(given: unknown) => number>().mockReturnValue(2);
    const { user } = openJobs([LOST_MAIL, OTHER_MAIL], {
      'admin.jobs.retryAll': retryAll,
      'admin.jobs.remove': () => {
        throw new AppError('job_not_failed');
      },
    });
    const all = 'Hepsini Yeniden Dene: E-posta gönderimi';
    await user.click(await screen.findByRole('button', { name: all }));
    await user.click((await confirmed()).getByRole('button', { name: 'Hepsini Yeniden Dene' }));
    expect(await screen.findByText('2 iş yeniden sıraya alındı.')).toBeVisible();
    expect(retryAll).toHaveBeenCalledWith({ name: 'mail.send' });

    await user.click(screen.getByRole('button', { name: 'Sil: E-posta gönderimi, 4F2A91BC' }));
    await user.click((await confirmed()).getByRole('button', { name: 'İşi Sil' }));
    expect(await screen.findByText(new AppError('job_not_failed').message)).toBeVisible();
  });

  it('says in words that the queue is away', async () => {
    const away = () => {
      throw new AppError('queue_unreachable');
    };
    openJobs([], { 'admin.jobs.status': away, 'admin.jobs.list': away });
    expect(await screen.findByRole('alert')).toHaveTextContent('İş kuyruğuna şu an ulaşılamıyor.');
    expect(screen.getByRole('button', { name: /Yeniden/ })).toBeVisible();
  });

  it('shows the regular tasks with their last run', async () => {
    const run = { beganAt: '2026-11-22T11:59:00.000Z', durationMs: 420, failure: null };
    const task: TaskView = { name: 'bookings.remind', everySeconds: 60, lastRun: run, isLate: false };
    const failed = { ...run, failure: { text: 'Yanıt zamanında gelmedi.', technical: 'timed out' } };
    const tasks: TaskView[] = [
      task,
      { ...task, name: 'mail.sweep', lastRun: failed },
      { ...task, name: 'holds.sweep', isLate: true },
      { ...task, name: 'log.prune', everySeconds: null, lastRun: null },
    ];
    openJobs([], { 'admin.jobs.tasks': () => tasks }, `${adminPaths.jobs}?sekme=duzenli`);
    expect(await screen.findByText('Workshop hatırlatmalarını gönderme')).toBeVisible();
    for (const words of ['Tamam', 'Yanıt zamanında gelmedi.', 'Gecikti', 'Henüz çalışmadı']) {
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  it('asks nothing for an admin who is no super admin', async () => {
    const { requested } = openJobs([LOST_MAIL], {
      'adminSession.current': () => theAdmin({ role: 'admin' }),
    });
    expect(await screen.findByRole('heading', { name: 'Bu sayfa rolünüzün dışında' })).toBeVisible();
    expect(requested).toEqual([]);
  });
});

describe('Times of jobs', () => {
  it.each([
    [formatInterval(30_000), '30 saniyede bir'],
    [formatInterval(60_000), 'dakikada bir'],
    [formatInterval(3_600_000), 'saatte bir'],
    [formatInterval(86_400_000), 'günde bir'],
    [formatSince(200), '1 saniyedir'],
    [formatSince(7_300_000), '2 saattir'],
    [formatDuration(42), '0,1 sn’den kısa'],
    [formatDuration(420), '0,4 sn'],
    [formatDuration(59_900), '59,9 sn'],
    [formatDuration(150_000), '3 dk'],
  ])('%s', (told, expected) => {
    expect(told).toBe(expected);
  });
});
