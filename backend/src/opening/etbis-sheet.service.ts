import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EtbisRow } from '../../contract/opening/etbis-sheet.views.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { etbisSheet } from './etbis-sheet.js';
import { ReadConnectionsService } from './read-connections.service.js';

/** Fills in the sheet for ETBİS from the settings. */
@Injectable()
export class EtbisSheetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
    private readonly connections: ReadConnectionsService,
  ) {}

  async read(): Promise<EtbisRow[]> {
    const { sellerDetails: seller, features, sections } = await this.studio.latest();
    const { publicUrl, iyzicoUri } = await this.connections.read();
    const categories = await this.dataSource.query<{ name: string }[]>(
      `SELECT name FROM category WHERE EXISTS (SELECT FROM product WHERE category_id = category.id AND is_active)
       ORDER BY display_order, id`,
    );
    return etbisSheet({
      ...{ publicUrl, seller, features },
      categories: categories.map(({ name }) => name),
      carriers: sections.carriers.carriers.map(({ name }) => name),
      takesCards: iyzicoUri !== null,
    });
  }
}
