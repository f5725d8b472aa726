import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { publicPaths } from '../../../contract/content/public-paths.js';
import type { PieceLabels } from '../../../contract/printing/printing.views.js';
import { Settings } from '../../platform/config/settings.js';
import { qrCode } from '../../platform/qr-code.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { printedStudio } from '../printed-studio.js';

interface LabelledPiece {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly priceKurus: number;
}

/** Reads what stands on the labels of pieces on the shelf. */
@Injectable()
export class ReadPieceLabelsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
  ) {}

  /** In the order of the ids; pieces that do not exist any more are missing. */
  async read(productIds: readonly string[]): Promise<PieceLabels> {
    const pieces = await this.dataSource.query<LabelledPiece[]>(
      `SELECT product.id AS "productId", slug, name, price_kurus AS "priceKurus"
       FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
       JOIN product ON product.id = wanted.id ORDER BY wanted.place`,
      [productIds],
    );
    return {
      studio: printedStudio(this.studio.profile),
      labels: pieces.map(({ productId, slug, name, priceKurus }) => ({
        productId,
        name,
        priceKurus,
        qr: qrCode(new URL(publicPaths.product(slug), this.settings.PUBLIC_URL).href),
      })),
    };
  }
}
