import { describe, expect, it, test } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { formatTl } from '../../common/money.js';
import { INITIAL_POLICIES, policyFor } from './booking-policies.js';
import { SaveBookingPoliciesDto } from './booking-policies.dto.js';
import {
  type BookingPolicy,
  cancellationBill,
  hoursUntil,
  mayRename,
  mayResell,
  moveRefusal,
  resaleBill,
} from './booking-policy.js';
import { describePolicy } from './describe-policy.js';

const { general } = INITIAL_POLICIES;
const policy = (given: Partial<BookingPolicy>): BookingPolicy => ({ ...general, ...given });

describe('A guest', () => {
  test.each([
    [0, 48, null],
    [0, 47.99, 'move_too_late'],
    [1, 400, 'no_moves_left'],
    [0, 0, 'move_too_late'],
  ])('with %i moves behind them and %f hours left may move: %s', (movesMade, hoursLeft, refusal) => {
    expect(moveRefusal(general, { movesMade, hoursLeft })).toBe(refusal);
  });

  it('may not move once the workshop has begun, however late moves are allowed', () => {
    expect(moveRefusal(policy({ moveUntilHours: 0 }), { movesMade: 0, hoursLeft: 0 })).toBe('move_too_late');
    expect(mayRename(general, 0)).toBe(false);
    expect(mayRename(general, 0.01)).toBe(true);
  });

  it.each([
    [200, 85_000],
    [168, 85_000],
    [167.9, 42_500],
    [48, 42_500],
    [47, 0],
    [-1, 0],
  ])('who cancels %f hours before gets %i kuruş of 850 TL back', (hoursLeft, refundKurus) => {
    expect(
      cancellationBill(general, { paidKurus: 85_000, seats: 1, hoursLeft, percentAtMove: null }),
    ).toEqual({
      refundKurus,
      keptKurus: 85_000 - refundKurus,
    });
  });

  it('who moved first gets no more than on the day of the move', () => {
    const asked = { paidKurus: 80_000, seats: 1, hoursLeft: 500 };
    expect(cancellationBill(general, { ...asked, percentAtMove: 50 }).refundKurus).toBe(40_000);
    expect(cancellationBill(general, { ...asked, hoursLeft: 50, percentAtMove: 100 }).refundKurus).toBe(
      40_000,
    );
  });

  it('gets back nothing below nothing, whatever the fee, and never more than was paid', () => {
    fc.assert(
      fc.property(
        fc.record({
          paidKurus: fc.integer({ min: 0, max: 9_000_000 }),
          seats: fc.integer({ min: 1, max: 9 }),
          hoursLeft: fc.double({ min: -10, max: 400, noNaN: true }),
          percentAtMove: fc.option(fc.integer({ min: 0, max: 100 })),
        }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1, max: 100 }),
        (seats, cancellationFeeKurus, percent) => {
          const asked = policy({ cancellationFeeKurus, refundTiers: [{ hoursBefore: 24, percent }] });
          const { refundKurus, keptKurus } = cancellationBill(asked, seats);
          expect(refundKurus).toBeGreaterThanOrEqual(0);
          expect(keptKurus).toBeGreaterThanOrEqual(0);
          expect(refundKurus + keptKurus).toBe(seats.paidKurus);
        },
      ),
    );
  });

  it.each([
    ['all the money is still given back', { hoursLeft: 200 }, { sale: 85_000, may: false }],
    ['half of it is', { hoursLeft: 100 }, { sale: 85_000, may: true }],
    ['nothing is', { hoursLeft: 10 }, { sale: 85_000, may: true }],
    ['its guest moved it when half was', { hoursLeft: 200, percentAtMove: 50 }, { sale: 85_000, may: true }],
    ['nothing was paid', { hoursLeft: 10, paidKurus: 0 }, { sale: 0, may: false }],
  ])('a seat may be resold when it pays: %s', (_when, given, { sale, may }) => {
    const asked = { paidKurus: 85_000, seats: 1, percentAtMove: null, ...given };
    expect(resaleBill(general, asked).refundKurus).toBe(sale);
    expect(mayResell(general, asked)).toBe(may);
  });

  it('a resold seat gives back all but the fee, which may be more than was paid', () => {
    const fee = policy({ cancellationFeeKurus: 5_000 });
    expect(resaleBill(fee, { paidKurus: 170_000, seats: 2 })).toEqual({
      refundKurus: 160_000,
      keptKurus: 10_000,
    });
    const seats = { paidKurus: 4_000, seats: 1, hoursLeft: 1, percentAtMove: null };
    expect(resaleBill(fee, seats)).toEqual({ refundKurus: 0, keptKurus: 4_000 });
    expect(mayResell(fee, seats)).toBe(false);
  });

  it('has the hours counted by the studio’s clock', () => {
    const start = { date: '2026-12-12', startTime: '14:00' } as const;
    expect(hoursUntil(start, new Date('2026-12-10T14:00:00+03:00'))).toBe(48);
    expect(hoursUntil(start, new Date('2026-12-12T14:30:00+03:00'))).toBe(-0.5);
  });
});

describe('The rules in words', () => {
  it('are complete', () => {
    expect(describePolicy(general)).toEqual([
      'Yerinizi workshopun başlangıcına 48 saat kalana kadar bir kez ücretsiz olarak başka bir güne alabilirsiniz; yeni gün daha pahalıysa farkı ödersiniz, daha ucuzsa farkı iade ederiz.',
      'Sizin yerinize başka biri gelebilir: adını workshopun başlangıcına kadar ücretsiz yazarsınız.',
      'Siz iptal ederseniz workshopun başlangıcına en az 7 gün kala ödediğinizin tamamı, en az 48 saat kala ödediğinizin yüzde 50’si iade edilir; daha geç iptallerde ücret iade edilmez; yerinizi başka güne aldıysanız iade, bu değişiklik anındaki oranı aşmaz.',
      'İptalde ücretin tamamı iade edilmeyen günlerde yerinizi “Yerimi devret” ile devre çıkarabilirsiniz: workshop dolar ve yerinizi başka biri alıp öderse ödediğinizin tamamı iade edilir; o zamana kadar yer sizindir.',
      'Workshopu biz iptal edersek başka bir gün ile ödediğinizin tamamının iadesi arasında siz seçersiniz.',
    ]);
  });

  it('do not speak of a resale that gives back no more than a cancellation', () => {
    const kind = policy({ refundTiers: [{ hoursBefore: 0, percent: 100 }] });
    expect(describePolicy(kind).some((rule) => rule.includes('devret'))).toBe(false);
    const fee = policy({ cancellationFeeKurus: 5_000 });
    expect(describePolicy(fee)[3]).toContain(`kişi başı ${formatTl(5_000)} kesilir`);
  });

  it('say what is not granted, and what more is asked', () => {
    const strict = policy({
      ...{ freeMoves: 0, refundTiers: [], renameUntilHours: 24, minimumGuests: 4, decisionHours: 36 },
    });
    expect(describePolicy(strict)).toEqual([
      'Yeriniz başka güne alınmaz; gelemeyecekseniz yerinizi bir yakınınıza verebilirsiniz.',
      'Sizin yerinize başka biri gelebilir: adını workshopun başlangıcına 24 saat kalana kadar ücretsiz yazarsınız.',
      'Siz iptal ederseniz ücret iade edilmez.',
      'İptalde ücretin tamamı iade edilmeyen günlerde yerinizi “Yerimi devret” ile devre çıkarabilirsiniz: workshop dolar ve yerinizi başka biri alıp öderse ödediğinizin tamamı iade edilir; o zamana kadar yer sizindir.',
      'Workshopu biz iptal edersek başka bir gün ile ödediğinizin tamamının iadesi arasında siz seçersiniz.',
      'Workshop en az 4 kişiyle yapılır; başlangıcına 36 saat kala yeterli katılım yoksa iptal edilebilir.',
    ]);
    const fee = policy({ cancellationFeeKurus: 5_000, refundTiers: [{ hoursBefore: 0, percent: 80 }] });
    expect(describePolicy(fee)[2]).toBe(
      `Siz iptal ederseniz workshopun başlangıcına kadar ödediğinizin yüzde 80’i iade edilir; yerinizi başka güne aldıysanız iade, bu değişiklik anındaki oranı aşmaz; her iptalde kişi başı ${formatTl(5_000)} kesilir.`,
    );
  });
});

describe('The rules of a kind of workshop', () => {
  it('are its own, else the general ones', () => {
    const own = policy({ freeMoves: 3 });
    const policies = { general, programs: [{ program: 2 as const, policy: own }] };
    expect([policyFor(policies, 2), policyFor(policies, 1), policyFor(policies, null)]).toEqual([
      own,
      general,
      general,
    ]);
  });
});

describe('What the studio enters', () => {
  const problems = (given: object) =>
    validateSync(plainToInstance(SaveBookingPoliciesDto, { ...INITIAL_POLICIES, version: 0, ...given }), {
      whitelist: true,
      forbidNonWhitelisted: true,
    });

  it('is saved', () => {
    expect(problems({ programs: [{ program: 1, policy: general }] })).toEqual([]);
  });

  test.each<[string, object]>([
    ['tiers that rise', { general: policy({ refundTiers: [...general.refundTiers].toReversed() }) }],
    [
      'a tier of more than everything',
      { general: policy({ refundTiers: [{ hoursBefore: 1, percent: 101 }] }) },
    ],
    [
      'six tiers',
      {
        general: policy({ refundTiers: [9, 8, 7, 6, 5, 4].map((at) => ({ hoursBefore: at, percent: at })) }),
      },
    ],
    ['hours with a fraction', { general: policy({ moveUntilHours: 1.5 }) }],
    ['a negative fee', { general: policy({ cancellationFeeKurus: -1 }) }],
    ['a program that does not exist', { programs: [{ program: 6, policy: general }] }],
    ['a program twice', { programs: [1, 1].map((program) => ({ program, policy: general })) }],
    ['rules that are a list', { general: [] }],
  ])('is refused with %s', (_what, given) => {
    expect(problems(given)).not.toEqual([]);
  });
});
