import { All, Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { NewUserPasswordDto } from '../../contract/accounts/admin-users.dto.js';
import { ChangeUserPassword } from '../admin-users/change-user-password.service.js';
import { dtoInput } from '../api/dto-input.js';
import { readingDocumented } from './documented-names.js';
import { refuseOtherMethods } from './read-methods.js';
import { signedInAdmin } from './signed-in-admin.js';

const readPassword = readingDocumented(dtoInput(NewUserPasswordDto, { dropsUnknownFields: true }), {
  id: 'user_id',
  newPassword: 'new_password',
});

/** POST /api/update_user_password.php: a customer's new password. */
@Controller('api/update_user_password.php')
export class UpdateUserPasswordController {
  constructor(@Inject(ChangeUserPassword) private readonly passwords: ChangeUserPassword) {}

  @Post()
  @HttpCode(200)
  async update(
    @Req() request: Request,
    @Body() body: unknown,
  ): Promise<{ readonly success: true; readonly message: string }> {
    const actor = signedInAdmin(request);
    await this.passwords.change(actor, readPassword(body));
    return { success: true, message: 'Şifre başarıyla güncellendi' };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response, 'POST');
  }
}
