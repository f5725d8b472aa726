import { beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '../../platform/clock.js';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import {
  expectRefusedRequest,
  INFORMATION_REFUSALS,
  REQUEST,
} from '../../../testing/information-requests.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { SeatsService } from '../../workshops/seats.service.js';

const TOMORROW = addDays(studioDate(new Date()), 1);
const SCRIPT = '/api/workshops.php';
const REQUESTS = '/api/workshop_info_requests.php';

const { workshopType, experienceLevel, ...rest } = REQUEST;
const DOCUMENTED = { ...rest, workshop_type: workshopType, experience_level: experienceLevel };
const NAMES: Record<string, string> = { workshopType: 'workshop_type', experienceLevel: 'experience_level' };

interface List {
  readonly success: boolean;
  readonly workshops: readonly { readonly id: string; readonly available_spots: number }[];
}

const server = suiteServer();
const client = new ShopClient(server);

const all = (quantity: number) => ({ quantity, reserved: quantity });

describe('workshops.php', () => {
  beforeEach(() => emptyTables(server.dataSource, 'workshop_session'));

  it('shows every documented field, times with seconds, prices in lira to the kuruş', async () => {
    const { id } = await aWorkshopSession(server.dataSource.manager, {
      title: 'Seramik Atölyesi: Elde kupa',
      description: 'Plakadan gövde, sucuktan kulp.',
      date: TOMORROW,
      startTime: '09:30',
      endTime: '12:00',
      priceKurus: 85_050,
      capacity: 8,
      seatsTakenElsewhere: 6,
    });

    expect((await client.ask(`${SCRIPT}?_t=1`)).json).toEqual({
      success: true,
      workshops: [
        {
          id,
          title: 'Seramik Atölyesi: Elde kupa',
          description: 'Plakadan gövde, sucuktan kulp.',
          date: TOMORROW,
          start_time: '09:30:00',
          end_time: '12:00:00',
          time: '09:30',
          price: 850.5,
          prior_price: null,
          student_price: 680.4,
          capacity: 8,
          available_spots: 2,
          is_for_children: false,
        },
      ],
    });
  });

  it.each([
    [SCRIPT, (answer: unknown) => (answer as List).workshops[0]?.available_spots],
    [
      `/trpc/workshops.month?input=${encodeURIComponent(JSON.stringify({ month: TOMORROW.slice(0, 7) }))}`,
      (answer: unknown) =>
        (answer as { result: { data: { available: number }[] } }).result.data[0]?.available,
    ],
  ])('%s is ready for everybody, and new as soon as a seat is held', async (path, seatsIn) => {
    const { id } = await aWorkshopSession(server.dataSource.manager, { date: TOMORROW, capacity: 8 });
    await eventually('the session is shown', async () => seatsIn((await client.ask(path)).json) === 8);
    await eventually('it comes without the framework', async () => {
      const { headers } = await client.ask(path);
      return headers.has('etag') && !headers.has('x-request-id');
    });

    const seats = new SeatsService(new Clock());
    await server.dataSource.transaction((manager) => seats.hold(manager, id, all(3)));

    await eventually('the seats are gone', async () => seatsIn((await client.ask(path)).json) === 5, 2_000);
  });

  it('does not know PATCH', async () => {
    const answer = await client.ask(SCRIPT, { method: 'PATCH' });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE']);
    expect(answer.json).toMatchObject({ success: false, code: 'method_not_allowed' });
  });

  it.each(['2026-13', '2026-1', '1999-12', '2026-12-01', '', "2026-12'; --", null, 202612])(
    'has no month %p in the site’s own calendar',
    async (month) => {
      const answer = await client.query('workshops.month', { month });

      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({
        error: { data: { code: 'invalid_input', fields: { month: 'Ay okunamadı.' } } },
      });
    },
  );
});

describe('workshop_info_requests.php', () => {
  beforeEach(() => emptyTables(server.dataSource, 'information_request', 'mail_message', 'outbox_job'));

  it('takes the documented names, and what clients of old send besides', async () => {
    const answer = await client.post(REQUESTS, { ...DOCUMENTED, csrf: 'x', status: 'completed' });

    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      success: true,
      message: 'Talebiniz bize ulaştı. En kısa sürede size dönüş yapacağız.',
    });
    expect(
      await server.dataSource.query(
        'SELECT name, email, workshop_type, experience_level, status FROM information_request',
      ),
    ).toEqual([
      {
        name: REQUEST.name,
        email: REQUEST.email,
        workshop_type: 'cocuk',
        experience_level: 'az_deneyim',
        status: 'pending',
      },
    ]);
    expect(await server.dataSource.query('SELECT count(*)::int AS mails FROM mail_message')).toEqual([
      { mails: 2 },
    ]);
  });

  it.each(INFORMATION_REFUSALS)('refuses $what by its documented name', async ({ given, field, text }) => {
    const name = NAMES[field] ?? field;
    const answer = await client.post(REQUESTS, { ...DOCUMENTED, [name]: given[field] });

    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      success: false,
      error: text,
      code: 'invalid_input',
      fields: { [name]: text },
    });
    await expectRefusedRequest(server.dataSource);
  });

  it.each(['[]', 'null', '"x"', '5', '{'])('refuses %j as a whole', async (body) => {
    const answer = await client.post(REQUESTS, body);

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ success: false, code: 'malformed_request' });
    await expectRefusedRequest(server.dataSource);
  });

  it('says that five a day are enough', async () => {
    for (let count = 0; count < 5; count += 1) await client.post(REQUESTS, DOCUMENTED);

    const answer = await client.post(REQUESTS, DOCUMENTED);
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([
      429,
      'too_many_information_requests',
    ]);
  });

  it('does not know PATCH', async () => {
    const answer = await client.ask(REQUESTS, { method: 'PATCH' });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE']);
  });
});
