import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { errorText } from '../../../../contract/app-error.js';
import { Log } from '../../../platform/logging/log.js';
import type { Carrier } from '../../carriers/carrier.js';
import { CarriersService } from '../../carriers/carriers.service.js';
import { ParcelLabel } from '../../parcel-label.entity.js';
import { ParcelsToSendService } from './parcels-to-send.service.js';
import { RecordLabelService } from './record-label.service.js';

/** The job that sees to the labels of an order at once; its payload names the order. */
export const BUY_LABELS = 'shipping.buy-labels';

/** A try that has not ended by then has died with its process. The database cancels by it too. */
const LEASE_SECONDS = 120;
const WITHOUT_PLACE = { outcome: 'refused', reason: errorText('label_without_place') } as const;

/**
 * Buys, fetches, follows and cancels the labels that are due; each is seen to by one process at a time. Who is told
 * nothing asks again: what the carrier has is found by the label's reference.
 */
@Injectable()
export class BuyLabelsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly carriers: CarriersService,
    private readonly parcels: ParcelsToSendService,
    private readonly answers: RecordLabelService,
    private readonly log: Log,
  ) {}

  /** Null for the labels of all orders. A failure is noted on its label, so that it does not delay the others. */
  async buyDue(orderId: string | null = null): Promise<void> {
    for (let id = await this.claimDue(orderId); id !== null; id = await this.claimDue(orderId)) {
      const labelId = id;
      await this.goOn(labelId).catch(async (cause: unknown) => {
        this.log.error('A carrier could not be asked about a label; it will be tried again.', {
          labelId,
          cause,
        });
        await this.answers.away(labelId);
      });
    }
  }

  private async goOn(id: string): Promise<void> {
    const label = await this.read(id);
    const carrier = await this.carriers.ofAccount(label.accountId);
    if (label.state === 'cancelling') {
      await this.answers.cancelled(id, await carrier.cancel(label.reference));
      return;
    }
    if (label.state === 'buying') await this.buy(carrier, label);
    const after = await this.read(id);
    if (after.state !== 'bought' || after.shipmentId === null) return;
    if (!(await this.answers.hasPdf(id))) {
      await this.answers.keepPdf(id, await carrier.labelPdf(after.shipmentId));
      return;
    }
    if (carrier.isTrial) await this.answers.end(id);
    else await this.answers.tracked(after, await carrier.track(after.shipmentId));
  }

  private async buy(carrier: Carrier, label: ParcelLabel): Promise<void> {
    const parcel = await this.parcels.read(label);
    const answer = parcel ? await carrier.buy(parcel) : WITHOUT_PLACE;
    await this.answers.bought(label, answer);
  }

  private read(id: string): Promise<ParcelLabel> {
    return this.dataSource.manager.findOneByOrFail(ParcelLabel, { id });
  }

  /**
   * Claims the next due label for a while. Only the database's clock is used, because those of machines may differ.
   */
  private async claimDue(orderId: string | null): Promise<string | null> {
    const [rows] = await this.dataSource.query<[{ id: string }[]]>(
      `UPDATE parcel_label SET tries = tries + 1, state = CASE state WHEN 'asked' THEN 'buying' ELSE state END,
         next_try_at = now() + make_interval(secs => $1)
       WHERE id = (SELECT id FROM parcel_label WHERE next_try_at <= now() AND ($2::uuid IS NULL OR order_id = $2)
         ORDER BY next_try_at, reference LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [LEASE_SECONDS, orderId],
    );
    return rows[0]?.id ?? null;
  }
}
