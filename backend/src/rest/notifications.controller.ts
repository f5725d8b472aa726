import { All, Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CustomerMessages, type MessageCount } from '../messages/customer-messages.service.js';
import { refuseOtherMethods } from './read-methods.js';
import { signedInCustomer } from './signed-in-customer.js';

interface RestCounts {
  readonly success: true;
  /** Per category of messages. */
  readonly counts: readonly MessageCount[];
  readonly unread: number;
}

/** GET /api/notifications.php: what the badge of a signed-in customer counts. */
@Controller('api/notifications.php')
export class NotificationsController {
  constructor(@Inject(CustomerMessages) private readonly messages: CustomerMessages) {}

  @Get()
  async count(@Req() request: Request): Promise<RestCounts> {
    const counts = await this.messages.counts(signedInCustomer(request));
    return { success: true, counts, unread: counts.reduce((sum, { unread }) => sum + unread, 0) };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}
