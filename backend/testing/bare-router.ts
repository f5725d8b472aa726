import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import { type AppRouter, AppRouterService } from '../src/api/app-router.js';

/** All procedures without the services behind them, for what they say of themselves. They cannot be called. */
export function bareRouter(): AppRouter {
  return new AppRouterService({ get: bare } as unknown as ModuleRef).router;
}

/** Stands for every service; routers ask some for a registration when they are made. */
const SILENT: object = new Proxy(() => SILENT, { get: () => SILENT });

function bare<T>(router: Type<T>): T {
  const parts = (Reflect.getMetadata('design:paramtypes', router) ?? []) as Type<object>[];
  return new router(...parts.map((part) => (part.name.endsWith('Router') ? bare(part) : SILENT)));
}
