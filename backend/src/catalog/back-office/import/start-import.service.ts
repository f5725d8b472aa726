import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { DEFAULT_CATEGORY_SLUG } from '../../../../contract/catalog/category.dto.js';
import type { ImportVersionDto } from '../../../../contract/catalog/import/import.dto.js';
import { searchForm } from '../../../../contract/common/turkish-text.js';
import { JobOutbox } from '../../../platform/jobs/job-outbox.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { CreateCategoryService } from '../../create-category.service.js';
import type { Decision } from './decide-product.js';
import { IMPORT_JOB, ImportStateService } from './import-state.service.js';
import { ImportsService } from './imports.service.js';
import { PlanImportService } from './plan-import.service.js';

const ITEMS_AT_ONCE = 1_000;

/** Starts an import: fixes what is to be written, makes the missing categories, and leaves the rest to a job. */
@Injectable()
export class StartImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
    private readonly plans: PlanImportService,
    private readonly categories: CreateCategoryService,
    private readonly states: ImportStateService,
    private readonly jobs: JobOutbox,
  ) {}

  /**
   * Throws import_not_in_state when the columns were changed since they were read, import_nothing_to_take,
   * import_running while another import is at work, and what the preview throws.
   */
  async start(actor: Actor, { id, version }: ImportVersionDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await this.imports.lock(manager, id);
      if (found.status !== 'draft' || found.version !== version) throw new AppError('import_not_in_state');
      const decisions = await this.plans.decide(manager, found);
      const taken = decisions.filter(({ outcome }) => outcome === 'created' || outcome === 'changed');
      if (taken.length === 0) throw new AppError('import_nothing_to_take');
      await this.states.move(manager, found, { to: 'running' });
      await this.createCategories(manager, id, taken);
      await addItems(manager, id, { decisions, categories: await categoriesByForm(manager) });
      await this.states.record(manager, actor, {
        found,
        event: 'product_import_started',
        products: taken.length,
      });
      await this.jobs.add(manager, { name: IMPORT_JOB, payload: { importId: id, actor } });
    });
  }

  private async createCategories(
    manager: EntityManager,
    id: string,
    taken: readonly Decision[],
  ): Promise<void> {
    const [last] = await manager.query<[{ order: number }]>(
      'SELECT coalesce(max(display_order), -1) AS "order" FROM category WHERE slug <> $1',
      [DEFAULT_CATEGORY_SLUG],
    );
    const names = await this.plans.newCategories(manager, taken);
    for (const [index, name] of names.entries()) {
      const made = await this.categories.create(manager, { name, displayOrder: last.order + 1 + index });
      await manager.query(
        'UPDATE product_import SET new_category_ids = new_category_ids || $2::integer WHERE id = $1',
        [id, made.id],
      );
    }
  }
}

async function categoriesByForm(manager: EntityManager): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<{ id: number; form: string; slug: string }[]>(
    'SELECT id, search_text AS form, slug FROM category',
  );
  return new Map(
    rows.flatMap(({ id, form, slug }) => [
      [form, id] as const,
      ...(slug === DEFAULT_CATEGORY_SLUG ? [['', id] as const] : []),
    ]),
  );
}

/** Writes what was decided; the job does what has no outcome yet. */
async function addItems(
  manager: EntityManager,
  id: string,
  {
    decisions,
    categories,
  }: { readonly decisions: readonly Decision[]; readonly categories: ReadonlyMap<string, number> },
): Promise<void> {
  const items = decisions.map((decision) => itemOf(decision, categories));
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
    await manager.query(
      `INSERT INTO product_import_item (import_id, line, name, product_id, given, outcome, problem, pictures)
       SELECT $1, line, name, product_id, given, outcome, problem, pictures
       FROM jsonb_to_recordset($2) AS item
         (line integer, name text, product_id uuid, given jsonb, outcome text, problem text, pictures text[])`,
      [id, JSON.stringify(items.slice(from, from + ITEMS_AT_ONCE))],
    );
  }
}

function itemOf(decision: Decision, categories: ReadonlyMap<string, number>) {
  const { line, name, productId, outcome, values, changedFields, problems } = decision;
  const { id: _id, category, pictures = [], ...fields } = values;
  const isNew = outcome === 'created';
  const isTaken = isNew || outcome === 'changed';
  // A new product without a category goes to the one for all others, whose form here is ''.
  const categoryId =
    category === undefined && !isNew ? undefined : categories.get(searchForm(category ?? ''));
  return {
    line,
    name: name.slice(0, 150),
    product_id: productId,
    given: { ...fields, ...(categoryId !== undefined && { categoryId }) },
    outcome: isTaken ? null : outcome,
    problem: problems.length > 0 ? problems.join('; ') : null,
    pictures: isNew || changedFields.includes('pictures') ? pictures : [],
  };
}
