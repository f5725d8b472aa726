import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { ChangeFeed } from '../../platform/change-feed/change-feed.js';
import { Visit } from '../../platform/sessions/visit.js';

const ONLY_READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * After a change by an admin, waits until this process has heard of it, so that the next call gets no
 * outdated answer.
 */
@Injectable()
export class ReadYourWritesInterceptor implements NestInterceptor {
  constructor(private readonly changeFeed: ChangeFeed) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (ONLY_READS.includes(request.method) || new Visit(request).adminId === null) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer) => {
        await this.changeFeed.caughtUp();
        return answer;
      }),
    );
  }
}
