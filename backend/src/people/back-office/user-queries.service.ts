import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminUsersQuery } from '../../../contract/people/admin-users.dto.js';
import type {
  AdminUserDetail,
  AdminUsersView,
  AdminUserView,
} from '../../../contract/people/admin-users.views.js';
import { DEFAULT_PAGE_SIZE, paginationOf } from '../../../contract/admin/page.query.js';
import type { SheetFormat } from '../../../contract/admin/sheet-format.js';
import { AppError } from '../../../contract/app-error.js';
import { personPatterns } from '../../platform/database/search-words.js';
import { type Sheet, sheetOf } from '../../platform/lists/sheet.js';
import { USER_SHEET } from './user-sheet.js';

/** Customers read at once for a download. */
const SHEET_BATCH = 1_000;

interface Part {
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

const COLUMNS = `id, first_name AS "firstName", last_name AS "lastName", email,
  email_verified_at IS NOT NULL AS "isEmailVerified", phone, address, created_at AS "createdAt", version`;

type UserRow = Omit<AdminUserView, 'createdAt'> & { readonly createdAt: Date };

/** Reads customers for the studio. */
@Injectable()
export class UserQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  async list({
    search,
    page = 1,
    perPage = DEFAULT_PAGE_SIZE,
    sortOrder = 'desc',
  }: AdminUsersQuery): Promise<AdminUsersView> {
    const part = { search, offset: (page - 1) * perPage, limit: perPage };
    const [items, totalRecords] = await Promise.all([this.part(part, sortOrder), this.count(search)]);
    return { items, pagination: paginationOf({ page, perPage }, { totalRecords }) };
  }

  /** Sorted by registration, so that the index alone finds the beginning of a late page. */
  async part({ search, offset, limit }: Part, order: 'asc' | 'desc' = 'desc'): Promise<AdminUserView[]> {
    const { where, parameters } = conditionsOf(search);
    const rows = await this.dataSource.query<UserRow[]>(
      `SELECT ${COLUMNS} FROM customer JOIN (
         SELECT id FROM customer ${where} ORDER BY created_at ${order}, id ${order}
         OFFSET $${parameters.length + 1} LIMIT $${parameters.length + 2}
       ) AS shown USING (id)
       ORDER BY created_at ${order}, id ${order}`,
      [...parameters, offset, limit],
    );
    return rows.map(userView);
  }

  /** All customers that match the search, as a table for download. */
  sheet(search?: string, format?: SheetFormat): Sheet {
    return sheetOf(USER_SHEET, this.batches(search), format);
  }

  private async *batches(search?: string): AsyncGenerator<AdminUserView[]> {
    let batch: AdminUserView[];
    let offset = 0;
    do {
      batch = await this.part({ search, offset, limit: SHEET_BATCH });
      if (batch.length > 0) yield batch;
      offset += SHEET_BATCH;
    } while (batch.length === SHEET_BATCH);
  }

  async count(search?: string): Promise<number> {
    const { where, parameters } = conditionsOf(search);
    const [{ total }] = await this.dataSource.query<[{ total: number }]>(
      `SELECT count(*)::int AS total FROM customer ${where}`,
      parameters,
    );
    return total;
  }

  /** Throws not_found. */
  async get(id: string): Promise<AdminUserDetail> {
    const [row] = await this.dataSource.query<(UserRow & Pick<AdminUserDetail, 'orders' | 'bookings'>)[]>(
      `SELECT ${COLUMNS},
              (SELECT count(*)::int FROM "order" WHERE customer_id = customer.id) AS orders,
              (SELECT count(*)::int FROM booking JOIN "order" ON "order".id = booking.order_id
                WHERE "order".customer_id = customer.id) AS bookings
       FROM customer WHERE id = $1`,
      [id],
    );
    if (!row) throw new AppError('not_found');
    return { ...userView(row), orders: row.orders, bookings: row.bookings };
  }
}

/** Each word, or the part of a telephone number, must occur somewhere; the order of words does not matter. */
function conditionsOf(search = ''): { readonly where: string; readonly parameters: string[] } {
  const parameters = personPatterns(search);
  const conditions = parameters.map((_, index) => `search_text LIKE $${index + 1}`);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', parameters };
}

function userView({ createdAt, ...row }: UserRow): AdminUserView {
  const { id, firstName, lastName, email, isEmailVerified, phone, address, version } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    isEmailVerified,
    phone,
    address,
    createdAt: createdAt.toISOString(),
    version,
  };
}
