import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Clock } from '../../platform/clock.js';
import { RunSecurityTestService } from '../../security-center/checks/run-security-test.service.js';
import {
  SECURITY_TEST_POLICY,
  SECURITY_TEST_STYLE,
  securityTestPage,
} from '../../security-center/checks/security-test-page.js';
import { NeedsRight } from '../http/needs-right.js';

const PAGE = '/api/test_security_features.php';
const STYLE = 'stil';

/** GET /api/test_security_features.php: the result as a page; with `?parca=stil` its style sheet. */
@Controller('api/test_security_features.php')
export class TestSecurityFeaturesController {
  constructor(
    private readonly test: RunSecurityTestService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @NeedsRight('settings.read')
  async show(
    @Req() request: Request,
    @Query('parca') part: unknown,
    @Res() response: Response,
  ): Promise<void> {
    if (part === STYLE) {
      response.type('css').send(SECURITY_TEST_STYLE);
      return;
    }
    const groups = await this.test.run(request.socket.localPort ?? 0);
    response.set('Content-Security-Policy', SECURITY_TEST_POLICY);
    response.type('html').send(
      securityTestPage(groups, {
        pagePath: PAGE,
        stylePath: `${PAGE}?parca=${STYLE}`,
        testedAt: this.clock.now(),
      }),
    );
  }
}
