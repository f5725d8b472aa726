import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import {
  type ColumnMapping,
  IMPORT_FIELDS,
  namesProducts,
  repeatedField,
} from '../../../../contract/catalog/import/import-fields.js';
import type { ImportPreview } from '../../../../contract/catalog/import/import.views.js';
import type { ImportOutcome } from '../../../../contract/catalog/import/import-status.js';
import { studioDate } from '../../../../contract/common/dates.js';
import { searchForm } from '../../../../contract/common/turkish-text.js';
import { type Decision, decideProducts, type KnownProduct } from './decide-product.js';
import { isComplete } from './complete-product.js';
import { ImportsService } from './imports.service.js';
import { mergeLines } from './merge-lines.js';
import { Clock } from '../../../platform/clock.js';
import { CurrentStudio } from '../../../studio/current-studio.js';
import { readProduct } from './read-product.js';
import { withVatRate } from './read-vat-rate.js';

const SHOWN_PROBLEMS = 50;
const SHOWN_PRODUCTS = 50;

/** Finds out what an import would do to the products as they are now. Writes nothing. */
@Injectable()
export class PlanImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /** Throws import_not_found, import_columns_wrong and import_no_name. */
  async preview(id: string): Promise<ImportPreview> {
    const { mapping } = await this.imports.get(id);
    const { manager } = this.dataSource;
    const decisions = await this.decide(manager, { id, mapping });
    const refusals = decisions.filter(({ outcome }) => outcome === 'refused');
    const taken = decisions.filter(({ outcome }) => outcome === 'created' || outcome === 'changed');
    return {
      counts: countsOf(decisions),
      newCategories: await this.newCategories(manager, taken),
      hidden: taken.filter(({ outcome, values }) => outcome === 'created' && !isComplete(values)).length,
      pictures: taken.reduce((sum, { values }) => sum + (values.pictures?.length ?? 0), 0),
      problems: refusals
        .slice(0, SHOWN_PROBLEMS)
        .map(({ line, name, problems }) => ({ line, name, text: problems.join('; ') })),
      products: taken
        .slice(0, SHOWN_PRODUCTS)
        .map(({ line, name, outcome, changedFields }) => ({ line, name, outcome, changedFields })),
    };
  }

  /** Throws import_columns_wrong and import_no_name. */
  async decide(
    manager: EntityManager,
    { id, mapping }: { readonly id: string; readonly mapping: ColumnMapping },
  ): Promise<readonly Decision[]> {
    assertMapping(mapping);
    const lines = await this.imports.lines(manager, id);
    const { vat } = await this.studio.latest();
    const today = studioDate(this.clock.now());
    const read = mergeLines(lines, mapping).map((line) => withVatRate(readProduct(line), vat, today));
    return decideProducts(read, await knownProducts(manager));
  }

  /** The names of categories that do not exist yet, each once. */
  async newCategories(manager: EntityManager, decisions: readonly Decision[]): Promise<string[]> {
    const known = await manager.query<{ form: string }[]>('SELECT search_text AS form FROM category');
    const forms = new Set(known.map(({ form }) => form));
    const names: string[] = [];
    for (const { category } of decisions.map(({ values }) => values)) {
      if (category === undefined || forms.has(searchForm(category))) continue;
      forms.add(searchForm(category));
      names.push(category);
    }
    return names;
  }
}

function assertMapping(mapping: ColumnMapping): void {
  const repeated = repeatedField(mapping);
  if (repeated) throw new AppError('import_columns_wrong', { field: IMPORT_FIELDS[repeated] });
  if (!namesProducts(mapping)) throw new AppError('import_no_name');
}

function countsOf(decisions: readonly Decision[]): Record<ImportOutcome, number> {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of decisions) counts[outcome] += 1;
  return counts;
}

async function knownProducts(manager: EntityManager): Promise<KnownProduct[]> {
  return manager.query<KnownProduct[]>(
    `SELECT product.id, product.slug, product.name, category.name AS category, price_kurus AS "priceKurus",
       stock_quantity AS "stockQuantity", min_stock AS "minStock", is_unlimited AS "isUnlimited",
       is_active AS "isActive", description, material, dimensions, care,
       weight_grams AS "weightGrams", preparation_days AS "preparationDays", vat_rate_id AS "vatRateId",
       ARRAY(SELECT file_name FROM product_picture JOIN media_file ON media_file.id = media_file_id
             WHERE product_id = product.id ORDER BY position) AS pictures
     FROM product JOIN category ON category.id = category_id`,
  );
}
