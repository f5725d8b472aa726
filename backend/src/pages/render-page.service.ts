import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import type { PageRenderer, RenderedPage } from '../../contract/pages/page-renderer.js';
import { AppRouterService } from '../api/app-router.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import type { ChangesHeard } from '../platform/http/response-cache.js';
import { Log } from '../platform/logging/log.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { anonymousContext } from './anonymous-context.js';

export interface FreshPage extends RenderedPage {
  /** The procedures that the page was made from. */
  readonly procedures: readonly string[];
  /** The changes heard of before the first procedure was called. */
  readonly heard: ChangesHeard;
}

type Query = (input: unknown) => Promise<unknown>;

/** Renders a public page from public procedures. */
@Injectable()
export class RenderPageService {
  constructor(
    private readonly settings: Settings,
    private readonly appRouter: AppRouterService,
    private readonly security: SecuritySettingsService,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly studio: CurrentStudio,
  ) {}

  async render(renderer: PageRenderer, address: string, heard: ChangesHeard): Promise<FreshPage> {
    const procedures = new Set<string>();
    const context = anonymousContext(this.security.closure, this.studio);
    const caller = this.appRouter.router.createCaller(context);
    const page = await renderer.render({
      address,
      origin: new URL(this.settings.PUBLIC_URL).origin,
      now: this.clock.now(),
      ask: async (procedure, input) => {
        procedures.add(procedure);
        try {
          return await queryAt(caller, procedure)(input);
        } catch (error) {
          const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
          if (!(cause instanceof AppError)) this.log.error('A read for a page failed.', { procedure, cause });
          throw cause;
        }
      },
    });
    return { ...page, procedures: [...procedures], heard };
  }
}

/** tRPC's callers are trees of functions: 'catalog.products' is a branch and a leaf. */
function queryAt(caller: unknown, procedure: string): Query {
  const leaf = procedure.split('.').reduce<unknown>((node, name) => Reflect.get(Object(node), name), caller);
  return leaf as Query;
}
