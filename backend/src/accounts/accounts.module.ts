import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admin } from './admin.entity.js';
import { CreateAccountService } from './create-account.service.js';
import { Customer } from './customer.entity.js';
import { FirstAdminService } from './first-admin.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Admin, Customer])],
  providers: [CreateAccountService, FirstAdminService],
  exports: [CreateAccountService],
})
export class AccountsModule {}
