import { All, Body, Controller, Get, Inject, Patch, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AdminPasswordDto, AdminProfileDto } from '../../contract/admin/admin-profile.dto.js';
import type { AdminProfile } from '../../contract/admin/admin.views.js';
import { ChangeOwnAdminPassword } from '../admin/change-own-admin-password.service.js';
import { OwnAdminAccount } from '../admin/own-admin-account.service.js';
import { dtoInput } from '../api/dto-input.js';
import { Visit } from '../platform/sessions/visit.js';
import { readingDocumented, withDocumentedNames } from './documented-names.js';
import { refuseOtherMethods } from './read-methods.js';
import { signedInAdmin } from './signed-in-admin.js';

const NAMES = { currentPassword: 'current_password', newPassword: 'new_password' };
const readProfile = dtoInput(AdminProfileDto, { dropsUnknownFields: true });
const readPassword = readingDocumented(dtoInput(AdminPasswordDto, { dropsUnknownFields: true }), NAMES);

interface RestAdmin extends Pick<AdminProfile, 'id' | 'name' | 'email' | 'role'> {
  readonly created_at: string;
}

interface RestProfile {
  readonly success: true;
  readonly admin: RestAdmin;
}

/** /api/admin_profile.php: one's own account. */
@Controller('api/admin_profile.php')
export class AdminProfileController {
  constructor(
    @Inject(OwnAdminAccount) private readonly account: OwnAdminAccount,
    @Inject(ChangeOwnAdminPassword) private readonly password: ChangeOwnAdminPassword,
  ) {}

  @Get()
  async get(@Req() request: Request): Promise<RestProfile> {
    return documented(await this.account.get(new Visit(request)));
  }

  @Put()
  async update(@Req() request: Request, @Body() body: unknown): Promise<RestProfile> {
    signedInAdmin(request);
    return documented(await this.account.update(new Visit(request), readProfile(body)));
  }

  @Patch()
  async changePassword(@Req() request: Request, @Body() body: unknown): Promise<{ readonly success: true }> {
    signedInAdmin(request);
    const asked = readPassword(body);
    await withDocumentedNames(NAMES, () => this.password.change(new Visit(request), asked));
    return { success: true };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'GET, HEAD, PUT, PATCH');
  }
}

function documented({ id, name, email, role, createdAt }: AdminProfile): RestProfile {
  return { success: true, admin: { id, name, email, role, created_at: createdAt } };
}
