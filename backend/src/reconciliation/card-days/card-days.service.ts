import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { addDays, type LocalDate, studioDate } from '../../../contract/common/dates.js';
import type { ExplainDifferenceDto } from '../../../contract/reconciliation/reconciliation.dto.js';
import type {
  CardDaysView,
  CardDayView,
  DifferenceView,
} from '../../../contract/reconciliation/reconciliation.views.js';
import { actingAdmin } from '../../activity-log/acting-admin.js';
import { IyzicoGateways } from '../../payments/iyzico/iyzico-gateways.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CardDay } from './card-day.entity.js';
import { CardDifference } from './card-difference.entity.js';
import { ReadCardDayService } from './read-card-day.service.js';

const DAYS_SHOWN = 14;
const MOST_DIFFERENCES = 100;

/** What the studio sees of the days by card, and what it says about differences. */
@Injectable()
export class CardDaysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateways: IyzicoGateways,
    private readonly reading: ReadCardDayService,
    private readonly clock: Clock,
  ) {}

  async view(): Promise<CardDaysView> {
    const { manager } = this.dataSource;
    const days = await manager.find(CardDay, { order: { day: 'DESC' }, take: DAYS_SHOWN });
    const differences = await manager.find(CardDifference, {
      where: { goneAt: IsNull() },
      order: { explainedAt: { direction: 'ASC', nulls: 'FIRST' }, day: 'DESC', id: 'ASC' },
      take: MOST_DIFFERENCES,
    });
    const open = differences.filter(({ explainedAt }) => explainedAt === null);
    return {
      isConnected: (await this.gateways.accountInForce()) !== null,
      days: days.map((day) => dayView(day, open)),
      differences: differences.map(differenceView),
    };
  }

  /** How many differences nobody has explained yet. */
  async countOpen(): Promise<number> {
    return this.dataSource.manager.countBy(CardDifference, { goneAt: IsNull(), explainedAt: IsNull() });
  }

  /** Reads the day again. Throws invalid_input for a day that is not over, card_report_unreachable. */
  async readAgain(day: LocalDate): Promise<void> {
    const today = studioDate(this.clock.now());
    if (day >= today || day < addDays(today, -365)) {
      throw new AppError('invalid_input', {}, { day: 'Yalnızca bitmiş bir günün raporu okunur.' });
    }
    if (!(await this.reading.read(day))) throw new AppError('card_report_unreachable');
  }

  /** Explaining it twice keeps the last words. Throws difference_not_found, difference_changed. */
  async explain(actor: Actor, { id, explanation, ...seen }: ExplainDifferenceDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const difference = await manager.findOne(CardDifference, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!difference) throw new AppError('difference_not_found');
      const { oursKurus, theirsKurus, goneAt } = difference;
      const isSame = oursKurus === seen.seenOursKurus && theirsKurus === seen.seenTheirsKurus;
      if (goneAt !== null || !isSame) throw new AppError('difference_changed');
      const { email } = await actingAdmin(manager, actor);
      await manager.update(
        CardDifference,
        { id },
        { explanation: explanation.trim(), explainedBy: email, explainedAt: this.clock.now() },
      );
    });
  }
}

function dayView({ readAt, ...day }: CardDay, open: readonly CardDifference[]): CardDayView {
  const { oursPaidKurus, oursReturnedKurus, theirsPaidKurus, theirsReturnedKurus, feeKurus } = day;
  return {
    ...{ day: day.day, readAt: readAt.toISOString(), feeKurus },
    ...{ oursPaidKurus, oursReturnedKurus, theirsPaidKurus, theirsReturnedKurus },
    openDifferences: open.filter((difference) => difference.day === day.day).length,
  };
}

function differenceView({ explainedAt, ...difference }: CardDifference): DifferenceView {
  const { id, day, providerPaymentId, kind, orderId, oursKurus, theirsKurus } = difference;
  const { explainedBy, explanation } = difference;
  return {
    ...{ id, day, providerPaymentId, kind, orderId, oursKurus, theirsKurus },
    ...{ explainedAt: explainedAt?.toISOString() ?? null, explainedBy, explanation },
  };
}
