import { Injectable } from '@nestjs/common';
import type { PreviewLegalTextDto } from '../../../contract/legal/legal-text.dto.js';
import { renderLegalText } from '../../../contract/legal/render-legal-text.js';
import { sampleSale } from '../../../contract/legal/sample-sale.js';
import { renderLegalPdf } from '../../orders/documents/documents-pdf.js';
import { Clock } from '../../platform/clock.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { CurrentLegalTexts } from '../current-legal-texts.js';

@Injectable()
export class PreviewLegalTextService {
  constructor(
    private readonly current: CurrentLegalTexts,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /** The PDF that the buyer of a sample sale would get, in base64. Nothing is saved. */
  async pdf({ kind, clauses, sale }: PreviewLegalTextDto): Promise<string> {
    const { facts } = await this.current.latest();
    const document = renderLegalText(kind, { version: 'taslak', clauses }, sampleSale(sale, facts));
    const meta = { orderShortId: 'ÖRNEK', acceptedAt: this.clock.now(), studio: this.studio };
    const pdf = await renderLegalPdf(document, meta);
    return pdf.toString('base64');
  }
}
