import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Picture } from '../../../contract/media/picture.js';
import type { PrintSlipsDto } from '../../../contract/printing/printing.dto.js';
import type {
  AddressLabels,
  LeftOutOrder,
  PackingSlips,
  PickingList,
} from '../../../contract/printing/printing.views.js';
import { PictureQueriesService } from '../../media/picture-queries.service.js';
import { InventoryLedgerService } from '../../orders/inventory/inventory-ledger.service.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { printedStudio } from '../printed-studio.js';
import { addressLabel } from './address-label.js';
import { type OrderPaper, withoutLeftOut } from './left-out.js';
import { packingSlip } from './packing-slip.js';
import { countPieces, pickingGroups } from './picking-list.js';
import { type PrintedOrder, printedOrders } from './printed-order.js';

interface FoundOrders {
  readonly printed: readonly PrintedOrder[];
  readonly leftOut: readonly LeftOutOrder[];
}

/** Reads the papers of orders: what lies in the parcel, what sticks to it, and what is to be put into it. */
@Injectable()
export class ReadPrintedOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: InventoryLedgerService,
    private readonly pictures: PictureQueriesService,
    private readonly studio: CurrentStudio,
  ) {}

  async slips({ orderIds, withPrices }: PrintSlipsDto): Promise<PackingSlips> {
    const { printed, leftOut } = await this.find(orderIds, 'packing_slip');
    const pictures = await this.picturesOf(printed);
    const slips = printed.map((order) => packingSlip(order, { pictures, withPrices }));
    return { studio: printedStudio(this.studio.profile), slips, leftOut };
  }

  async labels(orderIds: readonly string[]): Promise<AddressLabels> {
    const { printed, leftOut } = await this.find(orderIds, 'address_label');
    return { studio: printedStudio(this.studio.profile), labels: printed.map(addressLabel), leftOut };
  }

  async pickingList(orderIds: readonly string[]): Promise<PickingList> {
    const { printed, leftOut } = await this.find(orderIds, 'picking_list');
    const groups = pickingGroups(printed, await this.picturesOf(printed));
    return {
      studio: printedStudio(this.studio.profile),
      groups,
      orderCount: printed.length,
      pieceCount: countPieces(groups),
      leftOut,
    };
  }

  private async find(orderIds: readonly string[], paper: OrderPaper): Promise<FoundOrders> {
    const { manager } = this.dataSource;
    const orders = await this.withoutReturned(manager, await printedOrders(manager, orderIds));
    return withoutLeftOut(orderIds, orders, paper);
  }

  /** The ledger says which lines came back while their order goes on. */
  private async withoutReturned(
    manager: EntityManager,
    orders: readonly PrintedOrder[],
  ): Promise<PrintedOrder[]> {
    const returned = new Set(
      await this.ledger.returnedLines(
        manager,
        orders.map(({ id }) => id),
      ),
    );
    return orders.map((order) => ({
      ...order,
      lines: order.lines.filter(({ id }) => !returned.has(id)),
    }));
  }

  private picturesOf(orders: readonly PrintedOrder[]): Promise<ReadonlyMap<string, Picture>> {
    const names = orders.flatMap(({ lines }) =>
      lines.flatMap(({ pictureFileName }) => pictureFileName ?? []),
    );
    return this.pictures.byFileNames(this.dataSource.manager, [...new Set(names)]);
  }
}
