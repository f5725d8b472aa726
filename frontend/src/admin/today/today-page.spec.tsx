import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { addDays, studioDate } from '@contract/common/dates.js';
import type {
  AttendanceAnswer,
  AttendanceDay,
  ExpectedGuest,
} from '@contract/attendance/attendance.views.js';
import type { RecordAttendanceDto } from '@contract/attendance/record-attendance.dto.js';
import type { AddGuestsDto } from '@contract/desk/add-guests.dto.js';
import type { AdminRole } from '@contract/admin/roles.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { anAdminBooking } from '../../../testing/admin-bookings.js';
import { aStudioSession } from '../../../testing/admin-sessions.js';
import { aSnapshot } from '../../../testing/door.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';
import { openPhoneStore } from '../lib/phone/open-phone-store.js';

const BOOKING = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11';
const OTHER = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c22';
/** Of the same order as `BOOKING`. */
const STUDENT = '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c33';
const TODAY = studioDate(new Date());
const READ_AT = '2037-12-12T15:00:00.000Z';

const aGuest = (given: Partial<ExpectedGuest> = {}): ExpectedGuest => ({
  ...{ bookingId: BOOKING, position: 0, shortId: '7C1E04B9', orderId: OTHER, named: null },
  ...{ bookedBy: 'Ayşe Demir', phone: '+905321234567', seats: 1, isStudent: false, studentProof: 'none' },
  ...{ studentDifferenceKurus: 0, openKurus: 0, notes: '', isNew: false, isCancelled: false },
  ...{ checkedInAt: null, noShowAt: null, notedBy: null },
  ...given,
});
const aDay = (date: string, guests: readonly ExpectedGuest[] | null): AttendanceDay => ({
  ...{ date, readAt: READ_AT },
  sessions:
    guests === null
      ? []
      : [
          {
            ...{ sessionId: OTHER, title: 'Çarkta ilk kâse', date, startTime: '00:00', endTime: '23:59' },
            ...{ isForChildren: true, capacity: 8, seatsTakenElsewhere: 0, overbookedSeats: 2, guests },
          },
        ],
  nextSession: { title: 'Sır atölyesi', date: '2037-12-14', startTime: '11:00' },
});

interface Opened {
  readonly guests?: readonly ExpectedGuest[] | null;
  readonly role?: AdminRole;
  readonly more?: FakeProcedures;
}

/** The door, with a server that keeps what is noted. */
function openToday({ guests = [aGuest()], role = 'door', more = {} }: Opened = {}) {
  const sent: RecordAttendanceDto['actions'] = [];
  let shown = guests;
  const opened = openBackOffice(adminPaths.today, {
    'adminSession.current': () => theAdmin({ role }),
    'admin.attendance.day': ({ date }: { date: string }) => aDay(date, date === TODAY ? shown : null),
    'admin.attendance.record': ({ actions }: RecordAttendanceDto): AttendanceAnswer[] => {
      sent.push(...actions);
      return actions.map(({ id, bookingId, position, kind }) => {
        const checkedInAt = kind === 'came' ? '2037-12-12T15:04:00.000Z' : null;
        const noShowAt = kind === 'no_show' ? '2037-12-12T15:04:00.000Z' : null;
        const isIt = (guest: ExpectedGuest) => guest.bookingId === bookingId && guest.position === position;
        shown = (shown ?? []).map((guest) =>
          isIt(guest) ? { ...guest, checkedInAt, noShowAt, notedBy: 'Elif' } : guest,
        );
        return { id, outcome: 'done', at: checkedInAt ?? noShowAt, by: 'Elif', message: null };
      });
    },
    'admin.attendance.snapshot': () => aSnapshot({ today: TODAY, bookings: [] }),
    'admin.dashboard.parcels': () => ({
      toPack: {
        count: 7,
        oldest: [{ orderId: OTHER, shortId: '7C1E04B9', customerName: 'Zeynep Ak', pieces: 3 }],
      },
      toHandOver: { count: 0, oldest: [] },
    }),
    ...more,
  });
  return { ...opened, sent };
}

const figure = (name: string) =>
  screen.findByText(name).then(({ parentElement }) => parentElement?.textContent);

beforeEach(async () => (await openPhoneStore()).forget(theAdmin().id));

describe('Bugün', () => {
  it('tells the unnamed seats of one order apart, also of two bookings, and finds them by their names', async () => {
    const student = aGuest({ bookingId: STUDENT, isStudent: true });
    const other = aGuest({ bookingId: OTHER, orderId: BOOKING, bookedBy: 'Can Ak' });
    const { user } = openToday({ guests: [aGuest(), student, other] });
    expect(await screen.findByRole('button', { name: 'Ayşe Demir · 1. yer: geldi' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ayşe Demir · 2. yer: geldi' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Can Ak: geldi' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), '2. yer');
    expect(screen.queryByRole('button', { name: 'Ayşe Demir · 1. yer: geldi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ayşe Demir · 2. yer: geldi' })).toBeVisible();
  });

  it('notes a guest with one tap, and takes it back with another', async () => {
    const { user, sent } = openToday({
      guests: [aGuest(), aGuest({ bookingId: OTHER, orderId: BOOKING, bookedBy: 'Can Ak' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Ayşe Demir: geldi' }));
    const undo = await screen.findByRole('button', { name: 'Ayşe Demir: geri al' });
    expect(await screen.findByText('Geldi 18:04 · Elif')).toBeVisible();
    expect(await figure('burada')).toContain('1');
    expect(await figure('henüz yok')).toContain('1');
    await user.click(undo);
    expect(await screen.findByRole('button', { name: 'Ayşe Demir: geldi' })).toBeVisible();
    expect(sent.map(({ kind }) => kind)).toEqual(['came', 'came_undone']);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('lets in a whole party with one touch, and takes back those alone', async () => {
    const seats = 2;
    const { user, sent } = openToday({
      guests: [
        aGuest({ seats, checkedInAt: READ_AT }),
        aGuest({ seats, position: 1 }),
        aGuest({ bookingId: STUDENT, isStudent: true }),
        aGuest({ bookingId: OTHER, orderId: BOOKING, bookedBy: 'Can Ak' }),
      ],
    });
    const together = await screen.findByRole('button', { name: 'Ayşe Demir: hepsi geldi (2)' });
    expect(screen.queryByRole('button', { name: /^Can Ak: hepsi/ })).toBeNull();
    await user.click(together);
    expect(await figure('burada')).toContain('3');
    await user.click(await screen.findByRole('button', { name: 'Ayşe Demir: hepsini geri al (2)' }));
    expect(await screen.findByRole('button', { name: 'Ayşe Demir: hepsi geldi (2)' })).toBeVisible();
    expect(await figure('burada')).toContain('1');
    expect(sent.map(({ kind, bookingId, position }) => [kind, bookingId, position])).toEqual([
      ['came', BOOKING, 1],
      ['came', STUDENT, 0],
      ['came_undone', BOOKING, 1],
      ['came_undone', STUDENT, 0],
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(4);
  });

  it('lets in nobody whom the search hides', async () => {
    const named: ExpectedGuest['named'] = {
      ...{ position: 1, name: 'Ela', ageBand: 'adult', guardianName: '', guardianPhone: '' },
      ...{ needs: '', photoConsent: 'no' },
    };
    const { user } = openToday({
      guests: [aGuest({ seats: 2 }), aGuest({ seats: 2, position: 1, named })],
    });
    expect(await screen.findByRole('button', { name: 'Ayşe Demir: hepsi geldi (2)' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Misafirlerde ara' }), 'ela');
    expect(screen.getByRole('button', { name: 'Ela' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /hepsi geldi/ })).toBeNull();
  });

  it('tells whether the session is for children, and how many people more than seats the studio accepted', async () => {
    openToday();
    expect(await screen.findByText('Çocuk atölyesi')).toBeVisible();
    expect(await screen.findByText('2 kişi fazla')).toBeVisible();
  });

  it('lets people be added at the door without leaving the day', async () => {
    let isAdded = false;
    const { user } = openToday({
      role: 'admin',
      more: {
        'admin.attendance.day': ({ date }: { date: string }) =>
          aDay(date, isAdded ? [aGuest({ bookedBy: 'Can Ak' })] : []),
        'admin.workshops.view': () => aStudioSession({ id: OTHER, title: 'Çarkta ilk kâse', date: TODAY }),
        'admin.desk.addGuests': ({ channel }: AddGuestsDto) => {
          isAdded = channel === 'door';
          return {
            ...{ orderId: OTHER, bookingIds: [OTHER], totalKurus: 100_000, openKurus: 0, payBy: null },
            ...{ ticketWay: 'sms', ticketUrls: [], paymentLink: null },
          };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Kişi Ekle: Çarkta ilk kâse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kişi ekleyin' }));
    await user.click(dialog.getByLabelText('Ad soyad'));
    await user.paste('Can Ak');
    await user.click(dialog.getByLabelText('Telefon'));
    await user.paste('0532 123 45 67');
    await user.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByRole('button', { name: 'Can Ak: geldi' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bugün' })).toBeVisible();
  });

  it('says so when people cannot be added without a connection', async () => {
    const { user } = openToday({
      role: 'admin',
      more: {
        'admin.workshops.view': () => {
          throw new AppError('workshop_not_found');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Kişi Ekle: Çarkta ilk kâse' }));
    expect(await screen.findByText('Bu workshop artık takvimde değil.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks a no-show behind the name, which a person does', async () => {
    const { user, sent } = openToday();
    await user.click(await screen.findByRole('button', { name: 'Ayşe Demir' }));
    await user.click(screen.getByRole('button', { name: 'Ayşe Demir: gelmedi' }));
    expect(await screen.findByText('Gelmedi 18:04 · Elif')).toBeVisible();
    expect(await figure('gelmedi')).toContain('1');
    expect(sent).toMatchObject([{ kind: 'no_show', bookingId: BOOKING, position: 0 }]);
  });

  it('shows what the door has to mind, and the needs at a tap', async () => {
    const needs = { needs: 'Fıstık alerjisi', photoConsent: 'no' } as const;
    const guardian = { guardianName: 'Ayşe Demir', guardianPhone: '+905329876543' };
    const { user } = openToday({
      guests: [
        aGuest({ openKurus: 85_000, isNew: true, seats: 2, isStudent: true }),
        aGuest({
          ...{ position: 1, seats: 2, isStudent: true, studentProof: 'seen' },
          named: { position: 1, name: 'Ela', ageBand: 'child', ...guardian, ...needs },
        }),
        aGuest({ bookingId: OTHER, bookedBy: 'Can Ak', isCancelled: true, checkedInAt: READ_AT }),
      ],
    });
    expect(await screen.findByText(/^Kalan 850,00\sTL$/)).toBeVisible();
    for (const mark of ['Belge bekleniyor', 'Belge görüldü', '12 yaşından küçük', 'İlk kez geliyor']) {
      expect(screen.getByText(mark)).toBeVisible();
    }
    expect(screen.getByText('İptal edilmişti, içeri alındı')).toBeVisible();
    expect(await figure('beklenen')).toContain('2');
    expect(screen.queryByText('Fıstık alerjisi')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ela' }));
    expect(screen.getByText('Fıstık alerjisi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ela: ara, 0532 987 65 43' })).toHaveAttribute(
      'href',
      'tel:+905329876543',
    );
    expect(screen.getByRole('link', { name: 'Ela: WhatsApp’tan yaz' })).toHaveAttribute(
      'href',
      'https://wa.me/905329876543',
    );
  });

  it('notes a student card that was seen', async () => {
    const proofs: object[] = [];
    const { user } = openToday({
      guests: [aGuest({ isStudent: true })],
      more: { 'admin.attendance.setStudentProof': (proof: object) => void proofs.push(proof) },
    });
    await user.click(await screen.findByRole('button', { name: 'Ayşe Demir' }));
    await user.click(screen.getByRole('button', { name: 'Ayşe Demir: Belge Görüldü' }));
    await waitFor(() => expect(proofs).toEqual([{ bookingId: BOOKING, position: 0, proof: 'seen' }]));
  });

  it('takes the difference from a student without a card, after asking', async () => {
    const taken: object[] = [];
    const { user } = openToday({
      guests: [aGuest({ isStudent: true, studentDifferenceKurus: 34_000 })],
      more: {
        'admin.orderCorrections.takeStudentDifference': (asked: object) => {
          taken.push(asked);
          return { differenceKurus: 34_000, paymentUrl: null };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ayşe Demir' }));
    await user.click(screen.getByRole('button', { name: /^Ayşe Demir: Fark 340,00\sTL · Nakit$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Farkı Al' }));
    expect(await screen.findByText('Öğrenci farkı kaydedildi.')).toBeVisible();
    expect(taken).toMatchObject([{ bookingId: BOOKING, position: 0, method: 'cash' }]);
  });

  it('sends a guest of tomorrow to another day, with this one seat chosen', async () => {
    const party = [aGuest({ seats: 2 }), aGuest({ seats: 2, position: 1 })];
    const seats = [0, 1].map((position) => ({
      ...{ position, guestName: '', isNoted: false, pricePaidKurus: 85_000, paysRegular: false },
    }));
    const { user } = openToday({
      role: 'workshop',
      more: {
        'admin.attendance.day': ({ date }: { date: string }) => aDay(date, date === TODAY ? null : party),
        'admin.bookings.view': () => anAdminBooking({ status: 'confirmed' }),
        'admin.bookingChanges.choices': () => ({
          seats,
          dates: [],
          prices: { regularKurus: 85_000, unitKurus: 85_000 },
        }),
      },
    });
    await user.click(await screen.findByRole('link', { name: /^Yarın/ }));
    await user.click(await screen.findByRole('button', { name: 'Ayşe Demir · 2. yer' }));
    await user.click(screen.getByRole('button', { name: 'Ayşe Demir · 2. yer: başka güne al' }));
    expect(await screen.findByRole('checkbox', { name: '2. yer' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '1. yer' })).not.toBeChecked();
  });

  it('finds a guest by a part of the name, written in any way', async () => {
    const { user } = openToday({
      guests: [aGuest(), aGuest({ bookingId: OTHER, orderId: BOOKING, bookedBy: 'Can Ak' })],
    });
    const search = await screen.findByRole('searchbox', { name: 'Misafirlerde ara' });
    await user.type(search, 'ayse');
    expect(screen.queryByRole('button', { name: 'Can Ak' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ayşe Demir' })).toBeVisible();
    await user.type(search, 'xx');
    expect(screen.getByText('Bu adla kimse beklenmiyor.')).toBeVisible();
  });

  it('says what came before, and what was refused', async () => {
    const message = 'Zaten geldi 18:04';
    const { user } = openToday({
      more: {
        'admin.attendance.record': ({ actions }: RecordAttendanceDto) =>
          actions.map(({ id }) => ({ id, outcome: 'already', at: READ_AT, by: 'Can', message })),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ayşe Demir: geldi' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('keeps on the phone what the server cannot be told, and says so', async () => {
    const { user } = openToday({
      more: {
        'admin.attendance.record': () => {
          throw new AppError('unexpected');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ayşe Demir: geldi' }));
    expect(await screen.findByText('Bu telefonda kayıtlı, gönderilecek')).toBeVisible();
    expect(screen.getByText(/gönderilecek \(1\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ayşe Demir: geri al' })).toBeVisible();
  });

  it('names the next workshop on a day without one, and notes nobody of tomorrow', async () => {
    const { user } = openToday({
      guests: null,
      more: {
        'admin.attendance.day': ({ date }: { date: string }) =>
          aDay(date, date === addDays(TODAY, 1) ? [aGuest()] : null),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Bugün atölye yok' })).toBeVisible();
    expect(screen.getByText('Sıradaki: Sır atölyesi, 14 Aralık Pazartesi 11:00.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Yarın/ }));
    expect(await screen.findByRole('button', { name: 'Ayşe Demir' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ayşe Demir: geldi' })).toBeNull();
  });

  it('can be tried again when it could not be read', async () => {
    let isBroken = true;
    const { user } = openToday({
      more: {
        'admin.attendance.day': ({ date }: { date: string }) => {
          if (isBroken) throw new AppError('unexpected');
          return aDay(date, [aGuest()]);
        },
      },
    });
    expect(await screen.findByText('Misafirler yüklenemedi.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByRole('button', { name: 'Ayşe Demir' })).toBeVisible();
  });

  it('shows pieces and the calendar to whom they are for', async () => {
    openToday({ role: 'admin' });
    const orders = within(await screen.findByRole('complementary', { name: 'Siparişler' }));
    expect(await orders.findByRole('link', { name: 'Zeynep Ak, #7C1E04B9' })).toHaveAttribute(
      'href',
      adminPaths.order(OTHER),
    );
    expect(orders.getByRole('link', { name: 'Paketlemeye Başla (7)' })).toHaveAttribute(
      'href',
      `${adminPaths.orders}?scope=to_pack`,
    );
    expect(orders.getByText('Teslim bekleyen parça yok.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Takvimde Gör: Çarkta ilk kâse' })).toHaveAttribute(
      'href',
      `${adminPaths.workshops}?gun=${TODAY}`,
    );
  });

  it('keeps pieces and calendar from the door', async () => {
    openToday();
    expect(await screen.findByRole('button', { name: 'Ayşe Demir' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Siparişler' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Takvimde Gör/ })).toBeNull();
  });
});
