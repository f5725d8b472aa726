import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Customer } from '../accounts/customer.entity.js';
import { PersonLog } from '../activity-log/person-log.service.js';
import { CouponQueries } from '../coupons/coupon-queries.service.js';
import { WrittenMessages } from '../notifications/written-messages.service.js';
import {
  type DownloadedChange,
  downloadedChange,
  type DownloadedCoupon,
  downloadedCoupon,
  type DownloadedMail,
  downloadedMail,
  type DownloadedSignIn,
  downloadedSignIn,
  type DownloadedTextMessage,
  downloadedTextMessage,
} from './account-download.mapper.js';
import { ConsentsOfPerson, type DownloadedConsent } from './consents-of-person.service.js';
import { type RequestsOfPerson, RequestsOfPersonService } from './requests-of-person.service.js';

export interface KnownBesides extends RequestsOfPerson {
  readonly signIns: readonly DownloadedSignIn[];
  readonly changes: readonly DownloadedChange[];
  readonly mails: readonly DownloadedMail[];
  readonly textMessages: readonly DownloadedTextMessage[];
  readonly coupons: readonly DownloadedCoupon[];
  readonly consents: readonly DownloadedConsent[];
}

/**
 * What the shop knows of a customer besides what their account shows. By address it looks only for one that is
 * proved: anybody may have typed another's.
 */
@Injectable()
export class KnownBesidesService {
  constructor(
    @Inject(PersonLog) private readonly log: PersonLog,
    @Inject(WrittenMessages) private readonly messages: WrittenMessages,
    @Inject(CouponQueries) private readonly coupons: CouponQueries,
    @Inject(ConsentsOfPerson) private readonly consents: ConsentsOfPerson,
    @Inject(RequestsOfPersonService) private readonly requests: RequestsOfPersonService,
  ) {}

  async gather(
    manager: EntityManager,
    { id, email, emailVerifiedAt }: Customer,
    bookingIds: readonly string[],
  ): Promise<KnownBesides> {
    const isProved = emailVerifiedAt !== null;
    const mails = isProved ? await this.messages.mailsTo(email) : [];
    const requests = isProved
      ? await this.requests.gather(email)
      : { informationRequests: [], bulkOrders: [] };
    return {
      signIns: (await this.log.signIns(id)).map(downloadedSignIn),
      changes: (await this.log.ownChanges(id)).map(downloadedChange),
      mails: mails.map(downloadedMail),
      textMessages: (await this.messages.textMessagesAbout(bookingIds)).map(downloadedTextMessage),
      coupons: (await this.coupons.forCustomer(manager, id)).map(downloadedCoupon),
      consents: isProved ? await this.consents.said(manager, email) : [],
      ...requests,
    };
  }
}
