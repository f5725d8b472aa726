import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import type { Request } from 'express';
import type { AdminEntry } from '../../../contract/admin/admin.views.js';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { AdminQueriesService } from '../../admin/admin-queries.service.js';
import { ConfirmAdminPasswordService } from '../../admin/confirm-admin-password.service.js';
import { ManageAdminsService } from '../../admin/manage-admins.service.js';
import { dtoInput } from '../../api/dto-input.js';
import {
  ADMIN_USER_NAMES,
  formIn,
  readChangedAdmin,
  readNewAdmin,
  restAdminUser,
} from './rest-admin-user.js';
import { Visit } from '../../platform/sessions/visit.js';
import { withDocumentedNames } from '../documented-names.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { FormFieldsInterceptor } from '../http/form-fields.interceptor.js';
import { NeedsRight } from '../http/needs-right.js';

const readRecord = dtoInput(RecordDto, { dropsUnknownFields: true });

/**
 * /api/admin_users.php: specification 3, section 7. Clients of this call send no version, so changes apply to
 * the current state. Nor do they send the acting admin's password: a sign-in within the last quarter of an hour stands
 * for it, later `current_password` does.
 */
@Controller('api/admin_users.php')
export class AdminUsersController {
  constructor(
    private readonly queries: AdminQueriesService,
    private readonly admins: ManageAdminsService,
    private readonly confirmation: ConfirmAdminPasswordService,
  ) {}

  @Get()
  @NeedsRight('admins.manage')
  async list() {
    return { success: true, data: (await this.queries.list()).map(restAdminUser) };
  }

  /** A form with `id` changes that admin; with an absent or empty one it creates an admin. */
  @Post()
  @NeedsRight('admins.manage')
  @HttpCode(200)
  @UseInterceptors(FormFieldsInterceptor)
  save(@Req() request: Request, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    const proof = { hasJustSignedIn: this.confirmation.hasJustSignedIn(new Visit(request)) };
    const form = formIn(body);
    const isNew = form['id'] === undefined || form['id'] === '';
    return withDocumentedNames(ADMIN_USER_NAMES, async () => {
      if (isNew) {
        const { id } = await this.admins.create(actor, readNewAdmin(form), proof);
        return { success: true, message: 'Admin başarıyla oluşturuldu', id };
      }
      const known = await this.known(form['id']);
      const { id } = await this.admins.update(actor, readChangedAdmin(form, known), proof);
      return { success: true, message: 'Admin başarıyla güncellendi', id };
    });
  }

  @Delete()
  @NeedsRight('admins.manage')
  async remove(@Req() request: Request, @Query('id') askedId: unknown) {
    const actor = signedInAdmin(request);
    const { id, version } = await this.known(askedId);
    await this.admins.remove(actor, { id, version });
    return { success: true, message: 'Admin başarıyla silindi' };
  }

  /** Throws not_found. */
  private async known(askedId: unknown): Promise<AdminEntry> {
    const { id } = readRecord({ id: askedId });
    const known = (await this.queries.list()).find((admin) => admin.id === id);
    if (!known) throw new AppError('not_found', {}, { id: 'Admin bulunamadı' });
    return known;
  }
}
