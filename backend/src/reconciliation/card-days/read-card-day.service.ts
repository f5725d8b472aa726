import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';
import { differencesOf } from '../../../contract/reconciliation/card-money.js';
import type { IyzicoGateway } from '../../payments/iyzico/iyzico-gateway.js';
import { IyzicoGateways } from '../../payments/iyzico/iyzico-gateways.service.js';
import type { ReportedMove } from '../../payments/iyzico/iyzico-reports.js';
import { Clock } from '../../platform/clock.js';
import { CardDay } from './card-day.entity.js';
import { type Found, keepDifferences } from './keep-differences.js';
import { ourDay, type OurPayment, ourPayment } from './our-card-money.js';

/** More pages than the busiest day has; it ends a report that has no last page. */
const MOST_PAGES = 500;

interface SeenPayment {
  readonly providerPaymentId: string;
  readonly conversationId: string;
}

/** Compares what moved by card on a day with iyzico's report, payment by payment. */
@Injectable()
export class ReadCardDayService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateways: IyzicoGateways,
    private readonly clock: Clock,
  ) {}

  /** False when iyzico could not be asked about all of it; nothing is written then. Does nothing without an account. */
  async read(day: LocalDate): Promise<boolean> {
    const account = await this.gateways.accountInForce();
    if (account === null) return true;
    const gateway = await this.gateways.of({ serviceAccountId: account.id });
    const moves = await allMoves(gateway, day);
    if (moves === null) return false;
    const { manager } = this.dataSource;
    const ours = await ourDay(manager, day, account.id);
    const compared: Found[] = [];
    for (const seen of disagreeing(ours, moves)) {
      const found = await this.compare(gateway, seen);
      if (found === null) return false;
      compared.push(found);
    }
    await this.dataSource.transaction((within) => this.keep(within, { day, moves, ours, compared }));
    return true;
  }

  /**
   * A charge just before midnight may stand in the report of the next day, so a payment on which the day's sums disagree
   * is compared by all that it ever moved. Null when iyzico cannot be asked.
   */
  private async compare(gateway: IyzicoGateway, seen: SeenPayment): Promise<Found | null> {
    const { providerPaymentId } = seen;
    const theirs = await gateway.totals(seen);
    if (theirs === null) return null;
    const ours = await ourPayment(this.dataSource.manager, providerPaymentId);
    const orderId = ours?.orderId ?? null;
    if (ours?.isMoving === true) return { providerPaymentId, orderId, differences: null };
    const known = theirs === 'unknown_payment' ? null : theirs;
    return { providerPaymentId, orderId, differences: differencesOf(ours && settled(ours, known), known) };
  }

  private async keep(manager: EntityManager, { day, moves, ours, compared }: Reading): Promise<void> {
    await manager.upsert(
      CardDay,
      {
        ...{ day, readAt: this.clock.now() },
        oursPaidKurus: sum(ours, ({ paidKurus }) => paidKurus),
        oursReturnedKurus: sum(ours, ({ returnedKurus }) => returnedKurus),
        theirsPaidKurus: sum(moves, ({ paidKurus }) => paidKurus),
        theirsReturnedKurus: sum(moves, ({ returnedKurus }) => returnedKurus),
        feeKurus: sum(moves, ({ feeKurus }) => feeKurus),
      },
      ['day'],
    );
    await keepDifferences(manager, { day, now: this.clock.now(), compared });
  }
}

interface Reading {
  readonly day: LocalDate;
  readonly moves: readonly ReportedMove[];
  readonly ours: readonly OurPayment[];
  readonly compared: readonly Found[];
}

async function allMoves(gateway: IyzicoGateway, day: LocalDate): Promise<ReportedMove[] | null> {
  const moves: ReportedMove[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const report = await gateway.dayReport(day, page);
    if (report === null) return null;
    moves.push(...report.moves);
    if (report.isLast) break;
  }
  return moves;
}

/** The payments for which the sums of the day differ, each once. */
function disagreeing(ours: readonly OurPayment[], moves: readonly ReportedMove[]): SeenPayment[] {
  const balance = new Map<string, SeenPayment & { paid: number; returned: number }>();
  const add = (seen: SeenPayment, paid: number, returned: number) => {
    const { providerPaymentId, conversationId } = seen;
    const before = balance.get(providerPaymentId) ?? {
      providerPaymentId,
      conversationId,
      paid: 0,
      returned: 0,
    };
    balance.set(providerPaymentId, {
      ...before,
      conversationId: before.conversationId || conversationId,
      paid: before.paid + paid,
      returned: before.returned + returned,
    });
  };
  for (const each of ours) add(each, each.paidKurus, each.returnedKurus);
  for (const each of moves) add(each, -each.paidKurus, -each.returnedKurus);
  return [...balance.values()].filter(({ paid, returned }) => paid !== 0 || returned !== 0);
}

/** What a person gave back may have gone through iyzico's own panel; then iyzico counts it, and so does this. */
function settled(
  ours: OurPayment,
  theirs: { readonly returnedKurus: number } | null,
): { readonly paidKurus: number; readonly returnedKurus: number } {
  const { paidKurus, returnedKurus, byHandKurus } = ours;
  const isInPanel = theirs?.returnedKurus === returnedKurus + byHandKurus;
  return { paidKurus, returnedKurus: isInPanel ? returnedKurus + byHandKurus : returnedKurus };
}

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((total, each) => total + of(each), 0);
}
