import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOtherMailbox } from '../../../../contract/people/corrected-person.js';
import type { Word } from '../../../../contract/people/word.js';
import type { RecordFields } from '../../../activity-log/changed-fields.js';
import { ContactNoticesService } from '../../../notifications/contact-notices.service.js';
import { OrderLinksService } from '../../order-links.service.js';
import { OrderMailsService } from '../../order-mails.service.js';
import { Order } from '../../order.entity.js';
import { confirmationRefusal } from '../status/confirm-again.service.js';

/** Tells the buyer of an order what the studio corrected. */
@Injectable()
export class TellCorrectionService {
  constructor(
    private readonly notices: ContactNoticesService,
    private readonly links: OrderLinksService,
    private readonly mails: OrderMailsService,
  ) {}

  /**
   * A new address gets the whole confirmation, since contract and tickets went to the former one. `before`: the order
   * before the correction; `changed`: the fields as they are now. Returns null when none of them is worth a word.
   */
  async tell(
    manager: EntityManager,
    { before, changed }: { readonly before: Order; readonly changed: RecordFields },
  ): Promise<Word | null> {
    const order = await manager.findOneByOrFail(Order, { id: before.id });
    const record = { about: 'order', id: order.id, version: before.version } as const;
    const hasMoved = isOtherMailbox(before, order);
    if (hasMoved) await this.notices.mailboxChanged(manager, { record, before, after: order });
    if (hasMoved && confirmationRefusal(order) === null) {
      await this.mails.confirmedAgain(manager, order.id, `v${order.version}`);
      return { way: 'email' };
    }
    return this.notices.corrected(manager, {
      ...{ record, changed, after: order },
      pageUrl: this.links.path(order),
    });
  }
}
