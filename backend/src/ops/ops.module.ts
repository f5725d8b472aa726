import { Module } from '@nestjs/common';
import { OpsServer } from './ops-server.js';
import { Readiness } from './readiness.service.js';

/** How this process tells those who run it how it is. */
@Module({ providers: [OpsServer, Readiness] })
export class OpsModule {}
