import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BUILT_IN_LEGAL_TEXTS } from '../../contract/legal/built-in/built-in-texts.js';
import type { LegalClause, LegalText } from '../../contract/legal/legal-text.js';
import type { LegalDocumentKind } from '../../contract/orders/legal-document.js';
import { ProcessCopiesService } from '../platform/change-feed/process-copies.service.js';
import { CurrentLegalTexts } from './current-legal-texts.js';

interface TextRow {
  readonly kind: LegalDocumentKind;
  readonly version: number;
  readonly clauses: readonly LegalClause[];
}

/** Reads the legal texts in force at the start of a process, and again after each change. */
@Injectable()
export class ReadLegalTextsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: ProcessCopiesService,
    private readonly current: CurrentLegalTexts,
  ) {}

  async onModuleInit(): Promise<void> {
    const read = () => this.read();
    this.current.copy = await this.copies.keep({ name: 'The legal texts', topic: 'settings', read });
  }

  private async read(): Promise<void> {
    const rows = await this.dataSource.query<TextRow[]>(
      `SELECT kind, version, clauses FROM legal_text_version JOIN legal_text_in_force USING (kind, version)`,
    );
    const texts: Record<LegalDocumentKind, LegalText> = { ...BUILT_IN_LEGAL_TEXTS };
    for (const { kind, version, clauses } of rows) texts[kind] = { version: String(version), clauses };
    this.current.texts = texts;
  }
}
