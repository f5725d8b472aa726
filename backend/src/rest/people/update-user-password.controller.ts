import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { NewUserPasswordDto } from '../../../contract/people/admin-users.dto.js';
import { ChangeUserPasswordService } from '../../people/back-office/change-user-password.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { readingDocumented } from '../documented-names.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readPassword = readingDocumented(dtoInput(NewUserPasswordDto, { dropsUnknownFields: true }), {
  id: 'user_id',
  newPassword: 'new_password',
});

/** POST /api/update_user_password.php: a customer's new password. */
@Controller('api/update_user_password.php')
export class UpdateUserPasswordController {
  constructor(private readonly passwords: ChangeUserPasswordService) {}

  @Post()
  @NeedsRight('customers.change')
  @HttpCode(200)
  async update(@Req() request: Request, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    await this.passwords.change(actor, readPassword(body));
    return { success: true, message: 'Şifre başarıyla güncellendi' };
  }
}
