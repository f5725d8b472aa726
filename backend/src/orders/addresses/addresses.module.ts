import { Module } from '@nestjs/common';
import { AddressesRouter } from './addresses.router.js';
import { AddressesService } from './addresses.service.js';

@Module({
  providers: [AddressesService, AddressesRouter],
  exports: [AddressesService, AddressesRouter],
})
export class AddressesModule {}
