import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sellerIdentity } from '../../contract/studio/seller-details.js';
import type { SellerIdentity } from '../../contract/studio/seller-identity.js';
import { Settings } from '../platform/config/settings.js';
import { CurrentStudio } from './current-studio.js';
import { sectionInForce } from './studio-sections.js';

/** Who sold at an earlier time, from the history of the seller's details, which is kept for good. */
@Injectable()
export class PastSellerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
  ) {}

  /** Before the first change it is what that change replaced; without any change, whoever sells now. */
  async at(instant: Date): Promise<SellerIdentity> {
    const [row] = await this.dataSource.query<[{ details: object | null }]>(
      `SELECT coalesce(
         (SELECT details_after FROM studio_details_history
          WHERE section = 'seller' AND changed_at <= $1 ORDER BY version DESC LIMIT 1),
         (SELECT details_before FROM studio_details_history
          WHERE section = 'seller' AND changed_at > $1 ORDER BY version LIMIT 1)
       ) AS details`,
      [instant],
    );
    if (row.details === null) return this.studio.seller;
    return sellerIdentity(sectionInForce('seller', this.settings, row.details));
  }
}
