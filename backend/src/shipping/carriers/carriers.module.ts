import { Module } from '@nestjs/common';
import { CarriersService } from './carriers.service.js';

/** Who sells labels and carries parcels. */
@Module({ providers: [CarriersService], exports: [CarriersService] })
export class CarriersModule {}
