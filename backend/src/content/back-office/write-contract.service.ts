import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { BUILT_IN_LEGAL_TEXTS } from '../../../contract/legal/built-in/built-in-texts.js';
import { variableProblem } from '../../../contract/legal/variables.js';
import { PutInForceService } from '../../legal/back-office/put-in-force.service.js';
import { ChangeFeed } from '../../platform/change-feed/change-feed.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { ContentCatalogueService } from '../content-catalogue.service.js';
import type { ContentChange } from '../write-content.service.js';
import { contractFromHtml } from './contract-from-html.js';

export interface WritingOptions {
  /** Also a contract that lacks what the law demands is put in force. */
  readonly acceptsMissing?: boolean;
}

/** Writes the contract by way of the site's texts, as the documented call does: as a new version in force at once. */
@Injectable()
export class WriteContractService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: ContentCatalogueService,
    private readonly legal: PutInForceService,
    private readonly changeFeed: ChangeFeed,
  ) {}

  /**
   * An empty text puts the built-in one in force; the text that is shown already changes nothing. Throws
   * contract_too_long_here, invalid_input for an unknown variable, and legal_text_incomplete.
   */
  async write(
    actor: Actor,
    change: ContentChange,
    { acceptsMissing = false }: WritingOptions,
  ): Promise<void> {
    await this.catalogue.latest();
    const { value } = this.catalogue.storable(change);
    if (value === this.catalogue.find(change).builtIn) return;
    const problem = variableProblem(value.replace(/<[^>]*>/gu, '\n'));
    if (problem !== null) throw new AppError('invalid_input', {}, { value: problem });
    const own = contractFromHtml(value);
    const clauses = value === '' ? BUILT_IN_LEGAL_TEXTS.distance_contract.clauses : own;
    if (!acceptsMissing) this.legal.assertComplete('distance_contract', clauses);
    await this.dataSource.transaction((manager) =>
      this.legal.publish(manager, actor, { kind: 'distance_contract', clauses }),
    );
    // The answer tells the text as it is shown now.
    await this.changeFeed.caughtUp();
  }
}
