import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { SiteStatusRouter } from './site-status.router.js';

@Module({ imports: [PaymentsModule], providers: [SiteStatusRouter] })
export class SiteStatusModule {}
