import { Body, Controller, Delete, Get, Put, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AdminUsersQuery, ChangedUserDto } from '../../../contract/people/admin-users.dto.js';
import type { AdminUserView } from '../../../contract/people/admin-users.views.js';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { sentNumber } from '../../../contract/common/sent-number.js';
import { ManageUsersService } from '../../people/back-office/manage-users.service.js';
import { UserQueriesService } from '../../people/back-office/user-queries.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { readingDocumented, withDocumentedNames } from '../documented-names.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const NAMES = { firstName: 'first_name', lastName: 'last_name' };
/** The documented client reads all customers at once; this bounds one answer. */
const USERS_PER_ANSWER = 1000;

const readRecord = dtoInput(RecordDto, { dropsUnknownFields: true });
const readUser = readingDocumented(dtoInput(ChangedUserDto, { dropsUnknownFields: true }), NAMES);
const readQuery = dtoInput(AdminUsersQuery, { dropsUnknownFields: true });

interface RestUserEntry {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly created_at: string;
}

/**
 * /api/user_management.php: the newest thousand customers, another thousand with `page`, or those found by
 * `search`.
 */
@Controller('api/user_management.php')
export class UserManagementController {
  constructor(
    private readonly queries: UserQueriesService,
    private readonly users: ManageUsersService,
  ) {}

  @Get()
  @NeedsRight('customers.read')
  async list(@Query('search') requested: unknown, @Query('page') askedPage: unknown) {
    const { search, page = 1 } = readQuery({
      ...(requested !== undefined && { search: requested }),
      ...(askedPage !== undefined && { page: sentNumber(askedPage) }),
    });
    const offset = (page - 1) * USERS_PER_ANSWER;
    const users = await this.queries.part({ search, offset, limit: USERS_PER_ANSWER });
    const total = await this.queries.count(search);
    const pages = Math.max(1, Math.ceil(total / USERS_PER_ANSWER));
    return {
      success: true,
      users: users.map(documented),
      pagination: {
        current_page: page,
        per_page: USERS_PER_ANSWER,
        total_records: total,
        total_pages: pages,
        has_next: page < pages,
        has_prev: page > 1,
      },
    };
  }

  /** Absent fields stay, empty ones are removed. */
  @Put()
  @NeedsRight('customers.change')
  async update(@Req() request: Request, @Query('id') askedId: unknown, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    const { id } = readRecord({ id: askedId });
    const known = await this.queries.get(id);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new AppError('malformed_request');
    }
    const { version, ...profile } = readUser({
      ...withoutNulls(documented(known)),
      ...body,
      id,
      version: known.version,
    });
    await withDocumentedNames(NAMES, () => this.users.update(actor, { ...profile, version }));
    return { success: true, user: documented(await this.queries.get(id)) };
  }

  @Delete()
  @NeedsRight('customers.change')
  async remove(@Req() request: Request, @Query('id') askedId: unknown) {
    const actor = signedInAdmin(request);
    await this.users.remove(actor, readRecord({ id: askedId }));
    return { success: true };
  }
}

function documented({ id, email, firstName, lastName, phone, address, createdAt }: AdminUserView) {
  return { id, email, first_name: firstName, last_name: lastName, phone, address, created_at: createdAt };
}

function withoutNulls(entry: RestUserEntry): object {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
}
