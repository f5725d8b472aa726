import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AttendanceActionDto } from '../../contract/attendance/record-attendance.dto.js';
import { anAdmin } from '../../seed/admins.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine, BOOKING_TABLES, bookingServices } from '../../testing/bookings.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { Admin } from '../admin/admin.entity.js';
import { SeatAttendanceService } from '../bookings/seat-attendance.service.js';
import type { Booking } from '../bookings/booking.entity.js';
import { LinkKeysService } from '../platform/security/link-keys.service.js';
import type { Actor } from '../platform/sessions/actor.js';
import { AttendanceAction } from './attendance-action.entity.js';
import { AttendanceActionsService } from './attendance-actions.service.js';
import { RecordAttendanceService } from './record-attendance.service.js';

/** The session of the tests is on 28 November 2026, 18:00–21:00 in Istanbul. */
const BEFORE = '2026-11-28T14:50:00.000Z';
const AT_18_04 = '2026-11-28T15:04:00.000Z';
const AT_18_06 = '2026-11-28T15:06:00.000Z';
const AT_18_30 = '2026-11-28T15:30:00.000Z';

describe('What helpers note at the door', () => {
  const database = suiteDatabase([...BOOKING_TABLES, Admin, AttendanceAction]);
  let services: ReturnType<typeof bookingServices>;
  let recording: RecordAttendanceService;
  let elif: Actor;
  let can: Actor;
  let booking: Booking;

  beforeAll(() => {
    services = bookingServices(database.dataSource, { now: AT_18_04 });
    recording = new RecordAttendanceService(
      database.dataSource,
      new SeatAttendanceService(services.links, services.seatLinks),
      new AttendanceActionsService(),
      services.clock,
    );
  });
  beforeEach(async () => {
    await emptyTables(database.dataSource, 'order', 'workshop_session', 'attendance_action', 'admin');
    services.clock.moveTo(AT_18_04);
    const { manager } = database.dataSource;
    elif = await anActorNamed('Elif');
    can = await anActorNamed('Can');
    const session = await aWorkshopSession(manager, {
      ...{ date: '2026-11-28', startTime: '18:00', endTime: '21:00' },
    });
    booking = await services.book.book(manager, await aPaidLine(manager, session, { quantity: 2 }));
  });

  async function anActorNamed(name: string): Promise<Actor> {
    const { id: adminId } = await anAdmin(database.dataSource.manager, { name, role: 'door' });
    return { adminId, ipAddress: '198.51.100.7', userAgent: 'Telefon' };
  }
  const anAction = (given: Partial<AttendanceActionDto> = {}): AttendanceActionDto => ({
    id: randomUUID(),
    bookingId: booking.id,
    position: 0,
    kind: 'came',
    happenedAt: services.clock.now().toISOString(),
    ...given,
  });
  const send = (actor: Actor, ...actions: AttendanceActionDto[]) =>
    recording.record(actor, { device: actor === elif ? 'Telefon 1' : 'Telefon 2', actions });
  const note = async (actor: Actor, given: Partial<AttendanceActionDto> = {}) => {
    const [answer] = await send(actor, anAction(given));
    return answer;
  };
  const seat = async (position = 0) => {
    const [row] = await database.dataSource.query<{ came: Date | null; noShow: Date | null }[]>(
      `SELECT checked_in_at AS came, no_show_at AS "noShow" FROM booking_seat WHERE booking_id = $1 AND position = $2`,
      [booking.id, position],
    );
    return { came: row?.came?.toISOString() ?? null, noShow: row?.noShow?.toISOString() ?? null };
  };
  const ledger = () =>
    database.dataSource.query<Record<string, unknown>[]>(
      'SELECT kind, outcome, remark, device_name, admin_name FROM attendance_action ORDER BY received_at, outcome DESC',
    );
  const cancel = () =>
    database.dataSource.query(`UPDATE booking SET status = 'cancelled' WHERE id = $1`, [booking.id]);

  it('is that a guest has come, seat by seat', async () => {
    expect(await note(elif)).toMatchObject({ outcome: 'done', at: AT_18_04, by: 'Elif', message: null });
    expect(await seat()).toEqual({ came: AT_18_04, noShow: null });
    expect(await seat(1)).toEqual({ came: null, noShow: null });
  });

  it('counts once when two devices note it in the same moment; the later one reads when', async () => {
    const answers = await Promise.all([note(elif), note(can)]);
    const outcomes = answers.map((answer) => answer?.outcome).sort();
    expect(outcomes).toEqual(['already', 'done']);
    const first = answers.find((answer) => answer?.outcome === 'done');
    expect(answers.find((answer) => answer?.outcome === 'already')).toMatchObject({
      ...{ at: AT_18_04, by: first?.by, message: 'Zaten geldi 18:04' },
    });
    expect(await ledger()).toHaveLength(2);
  });

  it('is one action however often it arrives, also at once and after it was undone', async () => {
    const action = anAction();
    const answers = await Promise.all([send(elif, action), send(elif, action), send(elif, action)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await note(elif, { kind: 'came_undone' });
    expect(await send(elif, action)).toEqual(answers[0]);
    expect(await seat()).toEqual({ came: null, noShow: null });
    expect(await ledger()).toHaveLength(2);
  });

  it('never takes the id of another action for its own', async () => {
    const id = randomUUID();
    await note(elif, { id });
    expect(await send(elif, anAction({ id, position: 1 }))).toMatchObject([{ outcome: 'refused', at: null }]);
    expect(await seat(1)).toEqual({ came: null, noShow: null });
  });

  it('can be undone and noted again', async () => {
    await note(elif);
    expect(await note(elif, { kind: 'came_undone' })).toMatchObject({ outcome: 'done' });
    expect(await note(elif, { kind: 'came_undone' })).toMatchObject({ outcome: 'already', at: null });
    expect(await seat()).toEqual({ came: null, noShow: null });
    services.clock.moveTo(AT_18_06);
    expect(await note(can)).toMatchObject({ outcome: 'done', at: AT_18_06 });
  });

  it('stays when another device, without a connection, noted the same and took it back', async () => {
    await note(elif);
    services.clock.moveTo(AT_18_30);
    const kept = [
      anAction({ happenedAt: AT_18_04 }),
      anAction({ kind: 'came_undone', happenedAt: AT_18_06 }),
    ];
    expect(await send(can, ...kept)).toMatchObject([
      { outcome: 'already', message: 'Zaten geldi 18:04' },
      { outcome: 'already', message: 'Başka bir telefonda geldi olarak işaretli 18:04; o kayıt duruyor.' },
    ]);
    expect(await seat()).toMatchObject({ came: AT_18_04 });
    services.clock.moveTo('2026-11-28T15:31:00.000Z');
    expect(await note(can, { kind: 'came_undone' })).toMatchObject({ outcome: 'done' });
  });

  it('says that a guest did not come only when a person marked it, and not before the session', async () => {
    services.clock.moveTo(BEFORE);
    expect(await note(elif, { kind: 'no_show' })).toMatchObject({ outcome: 'refused', at: null });
    services.clock.moveTo(AT_18_30);
    expect(await note(elif, { kind: 'no_show' })).toMatchObject({ outcome: 'done' });
    expect(await seat()).toEqual({ came: null, noShow: AT_18_30 });
    expect(await note(can, { kind: 'no_show' })).toMatchObject({ outcome: 'already', by: 'Elif' });
    expect(await note(can, { kind: 'no_show_undone' })).toMatchObject({ outcome: 'done' });
    expect(await seat()).toEqual({ came: null, noShow: null });
  });

  it('lets a guest come late who was marked as a no-show, but marks nobody who is here', async () => {
    services.clock.moveTo(AT_18_30);
    await note(elif, { kind: 'no_show' });
    expect(await note(can)).toMatchObject({ outcome: 'done' });
    expect(await seat()).toEqual({ came: AT_18_30, noShow: null });
    expect(await note(elif, { kind: 'no_show' })).toMatchObject({
      ...{ outcome: 'already', by: 'Can', message: 'Zaten geldi 18:30' },
    });
  });

  it('is recorded and flagged when the booking was cancelled meanwhile', async () => {
    await cancel();
    expect(await note(elif)).toMatchObject({
      outcome: 'cancelled',
      at: AT_18_04,
      message: 'Rezervasyon iptal edilmişti; misafirin geldiği kaydedildi.',
    });
    expect(await seat()).toMatchObject({ came: AT_18_04 });
    expect(await note(can)).toMatchObject({ outcome: 'already', by: 'Elif' });
  });

  it('says so of a seat that is gone, and of the others what is true', async () => {
    const answers = await send(
      elif,
      anAction({ bookingId: randomUUID() }),
      anAction({ position: 7 }),
      anAction(),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'done']);
    expect(answers[0]?.message).toContain('Bu yer artık yok');
  });

  it('is refused before the day of the session', async () => {
    services.clock.moveTo('2026-11-27T20:00:00.000Z');
    expect(await note(elif)).toMatchObject({ outcome: 'refused', message: 'Bu bilet bugün için değil.' });
  });

  it('is refused with the key of another ticket', async () => {
    const keyOf = (kind: 'ticket' | 'order') => new LinkKeysService(services.settings).keyOf(kind, booking);
    expect(await note(elif, { ticketKey: keyOf('order') })).toMatchObject({ outcome: 'refused' });
    expect(await note(elif, { ticketKey: 'ç' })).toMatchObject({ outcome: 'refused' });
    expect(await note(elif, { ticketKey: keyOf('ticket') })).toMatchObject({ outcome: 'done' });
  });

  it.each([
    ['ahead', '2031-01-01T00:00:00.000Z', AT_18_04],
    ['behind', '1970-01-01T00:00:00.000Z', '2026-11-27T21:00:00.000Z'],
  ])('has a possible time when the clock of the device is %s, which is noted', async (_, happenedAt, at) => {
    expect(await note(elif, { happenedAt })).toMatchObject({ outcome: 'done', at });
    const [row] = await database.dataSource.query<Record<string, unknown>[]>(
      'SELECT device_time, happened_at FROM attendance_action',
    );
    expect(row).toEqual({ device_time: new Date(happenedAt), happened_at: new Date(at) });
  });

  it('is never rewritten', async () => {
    await note(elif);
    await expect(
      database.dataSource.query(`UPDATE attendance_action SET outcome = 'done'`),
    ).rejects.toThrow();
    await expect(database.dataSource.query('DELETE FROM attendance_action')).rejects.toThrow();
  });
});
