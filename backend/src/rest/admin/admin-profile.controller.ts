import { Body, Controller, Get, Patch, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AdminPasswordDto, OwnAdminProfileDto } from '../../../contract/admin/admin-profile.dto.js';
import type { AdminProfile } from '../../../contract/admin/admin.views.js';
import { ChangeOwnAdminPasswordService } from '../../admin/change-own-admin-password.service.js';
import { OwnAdminAccountService } from '../../admin/own-admin-account.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { Visit } from '../../platform/sessions/visit.js';
import { readingDocumented, withDocumentedNames } from '../documented-names.js';
import { NeedsRight } from '../http/needs-right.js';

const NAMES = { currentPassword: 'current_password', newPassword: 'new_password' };
const readProfile = readingDocumented(dtoInput(OwnAdminProfileDto, { dropsUnknownFields: true }), NAMES);
const readPassword = readingDocumented(dtoInput(AdminPasswordDto, { dropsUnknownFields: true }), NAMES);

/** /api/admin_profile.php: the admin's own account. */
@Controller('api/admin_profile.php')
export class AdminProfileController {
  constructor(
    private readonly account: OwnAdminAccountService,
    private readonly password: ChangeOwnAdminPasswordService,
  ) {}

  @Get()
  @NeedsRight('panel.enter')
  async get(@Req() request: Request) {
    return documented(await this.account.get(new Visit(request)));
  }

  @Put()
  @NeedsRight('panel.enter')
  async update(@Req() request: Request, @Body() body: unknown) {
    const requested = readProfile(body);
    const admin = await withDocumentedNames(NAMES, () => this.account.update(new Visit(request), requested));
    return documented(admin);
  }

  @Patch()
  @NeedsRight('panel.enter')
  async changePassword(@Req() request: Request, @Body() body: unknown) {
    const requested = readPassword(body);
    await withDocumentedNames(NAMES, () => this.password.change(new Visit(request), requested));
    return { success: true };
  }
}

function documented({ id, name, email, role, createdAt }: AdminProfile) {
  return { success: true, admin: { id, name, email, role, created_at: createdAt } };
}
