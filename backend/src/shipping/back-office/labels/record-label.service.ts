import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ParcelState } from '../../../../contract/shipping/parcel-state.js';
import { isTrackingPage } from '../../../../contract/studio/carriers.js';
import { LockedOrdersService } from '../../../orders/back-office/locked-orders.service.js';
import type { BoughtLabel, CancelAnswer, LabelAnswer, TrackedParcel } from '../../carriers/carrier.js';
import { PackParcelsService } from '../../pack-parcels.service.js';
import { ParcelLabel } from '../../parcel-label.entity.js';
import { Parcel } from '../../parcel.entity.js';
import { MoveParcelService } from '../move-parcel.service.js';

const ASK_AGAIN_SECONDS = 5;
const FIRST_PAUSE_SECONDS = 15;
const MOST_DOUBLINGS = 8;
const LOOK_AGAIN_MINUTES = 30;
/** The studio sees it beside the label, until a later try ends otherwise. */
const AWAY = 'Kargo hizmeti yanıt vermedi. Kendiliğinden yeniden denenecek.';
/** After these a carrier has nothing more to tell. */
const LAST_STATES: readonly ParcelState[] = ['delivered', 'returned'];

/** Writes what a carrier has answered, each in a transaction of its own. An answer that comes after another changes nothing. */
@Injectable()
export class RecordLabelService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly packing: PackParcelsService,
    private readonly moving: MoveParcelService,
  ) {}

  /** A parcel that was taken apart meanwhile keeps its label only until that is cancelled. */
  async bought({ id, orderId }: ParcelLabel, answer: LabelAnswer): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.locked.lock(manager, { orderId, version: null });
      const label = await lockLabel(manager, id);
      if (label?.state !== 'buying') return;
      switch (answer.outcome) {
        case 'bought':
          await this.keepBought(manager, label, answer.label);
          break;
        case 'pending':
          await manager.update(
            ParcelLabel,
            { id },
            { reason: null, nextTryAt: () => `now() + interval '${ASK_AGAIN_SECONDS} seconds'` },
          );
          break;
        case 'refused':
          await manager.update(
            ParcelLabel,
            { id },
            { state: 'refused', reason: answer.reason, nextTryAt: null },
          );
          break;
      }
    });
  }

  /** Nothing is known: the next try comes after a pause that grows. */
  async away(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE parcel_label SET reason = $2,
         next_try_at = now() + make_interval(secs => $3 * power(2, least(tries - 1, $4))) WHERE id = $1`,
      [id, AWAY, FIRST_PAUSE_SECONDS, MOST_DOUBLINGS],
    );
  }

  async hasPdf(id: string): Promise<boolean> {
    const found = await this.dataSource.query<unknown[]>('SELECT FROM parcel_label_pdf WHERE label_id = $1', [
      id,
    ]);
    return found.length > 0;
  }

  async keepPdf(id: string, pdf: Buffer): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        'INSERT INTO parcel_label_pdf (label_id, bytes) VALUES ($1, $2) ON CONFLICT (label_id) DO NOTHING',
        [id, pdf],
      );
      await this.tryIn(manager, id, `${LOOK_AGAIN_MINUTES} minutes`);
    });
  }

  /** Moves the parcel forward, and keeps a number that the carrier has given only now. */
  async tracked({ id, orderId, parcelId }: ParcelLabel, tracked: TrackedParcel): Promise<void> {
    if (parcelId === null) return;
    await this.dataSource.transaction(async (manager) => {
      await this.locked.lock(manager, { orderId, version: null });
      const parcel = await manager.findOneBy(Parcel, { id: parcelId });
      if (!parcel) return;
      const { carrier: company } = parcel;
      if (company !== null) await this.number(manager, parcel, { ...tracked, company });
      if (tracked.state !== null) {
        await this.moving.report(manager, { orderId, parcelId, state: tracked.state });
      }
      const after = await manager.findOneByOrFail(Parcel, { id: parcelId });
      if (LAST_STATES.includes(after.state)) await this.end(id, manager);
      else await this.tryIn(manager, id, `${LOOK_AGAIN_MINUTES} minutes`);
    });
  }

  /** Nothing more is asked about it. */
  async end(id: string, manager = this.dataSource.manager): Promise<void> {
    await manager.update(ParcelLabel, { id }, { reason: null, nextTryAt: null });
  }

  /** A carrier that keeps a label says why; that is shown, and nothing more can be done from here. */
  async cancelled(id: string, answer: CancelAnswer): Promise<void> {
    const reason = answer.outcome === 'refused' ? answer.reason : null;
    await this.dataSource.manager.update(
      ParcelLabel,
      { id, state: 'cancelling' },
      { nextTryAt: null, reason, ...(reason === null && { state: 'cancelled' as const }) },
    );
  }

  private async keepBought(manager: EntityManager, label: ParcelLabel, bought: BoughtLabel): Promise<void> {
    const { id, orderId, parcelId } = label;
    const { shipmentId, priceKurus } = bought;
    const done = { shipmentId, priceKurus, reason: null, tries: 0 };
    await manager.update(ParcelLabel, { id }, { ...done, state: 'bought' });
    const parcel = await manager.findOneByOrFail(Parcel, { id: parcelId ?? '' });
    await this.number(manager, parcel, bought);
    await this.locked.touch(manager, orderId);
  }

  /** A number that the studio has typed stays. */
  private async number(
    manager: EntityManager,
    { id, trackingNumber: own }: Parcel,
    { company, trackingNumber, trackingUrl }: Pick<BoughtLabel, 'company' | 'trackingNumber' | 'trackingUrl'>,
  ): Promise<void> {
    if (own !== null) return;
    await this.packing.setCargo(manager, id, { company, trackingNumber: trackingNumber ?? '' });
    const page = trackingNumber === null ? trackingUrl : trackingUrl?.replace(trackingNumber, '{number}');
    if (page && isTrackingPage(page)) await manager.update(Parcel, { id }, { trackingPage: page });
  }

  private async tryIn(manager: EntityManager, id: string, pause: string): Promise<void> {
    await manager.update(
      ParcelLabel,
      { id },
      { reason: null, tries: 0, nextTryAt: () => `now() + interval '${pause}'` },
    );
  }
}

function lockLabel(manager: EntityManager, id: string): Promise<ParcelLabel | null> {
  return manager.findOne(ParcelLabel, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
