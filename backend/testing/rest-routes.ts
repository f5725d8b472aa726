import { type INestApplicationContext, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { rightOfCall } from '../src/rest/http/needs-right.js';

export interface RestRoute {
  /** 'GET /api/products.php' */
  readonly route: string;
  /** 'ProductsController.list' */
  readonly handler: string;
  /** What the call says that an admin needs. */
  readonly needed: ReturnType<typeof rightOfCall>;
}

type Controller = Pick<Type, 'name'> & { readonly prototype: object };

/** All routes of all controllers. */
export function restRoutes(app: INestApplicationContext): RestRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype),
  );
  return controllers.flatMap((controller) => (typeof controller === 'function' ? routesOf(controller) : []));
}

/** The same from the modules' metadata, without a running shop. */
export function routesOfModules(modules: readonly Type[]): RestRoute[] {
  return modules.flatMap((module) => {
    const controllers = Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) as Controller[] | undefined;
    return (controllers ?? []).flatMap(routesOf);
  });
}

function routesOf(controller: Controller): RestRoute[] {
  const prefixes = listOf(Reflect.getMetadata(PATH_METADATA, controller));
  const handlers = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype));
  return handlers.flatMap(([name, { value }]) => {
    const method = typeof value === 'function' ? methodOf(value as object) : undefined;
    if (method === undefined) return [];
    const paths = listOf(Reflect.getMetadata(PATH_METADATA, value as object));
    return prefixes.flatMap((prefix) =>
      paths.map((path) => ({
        route: `${RequestMethod[method]} /${[prefix, path].map(bare).filter(Boolean).join('/')}`,
        handler: `${controller.name}.${name}`,
        needed: rightOfCall(value as object),
      })),
    );
  });
}

const methodOf = (handler: object) =>
  Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
const listOf = (paths: unknown) => [paths].flat().map(String);
const bare = (path: string) => path.replace(/^\/|\/$/g, '');
