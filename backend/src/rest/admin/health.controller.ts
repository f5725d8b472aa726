import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** For proxies and start scripts: answers once the database does. */
@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async check(): Promise<{ status: 'ok' }> {
    await this.dataSource.query('SELECT 1');
    return { status: 'ok' };
  }
}
