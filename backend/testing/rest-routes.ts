import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';

/** Every route of every controller, but those that only refuse other methods. */
export function restRoutes(app: INestApplicationContext): string[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype),
  );
  return controllers.flatMap((controller) => (typeof controller === 'function' ? routesOf(controller) : []));
}

function routesOf(controller: { readonly prototype: unknown }): string[] {
  const prefixes = listOf(Reflect.getMetadata(PATH_METADATA, controller));
  const handlers = Object.getOwnPropertyDescriptors(controller.prototype);
  return Object.values(handlers).flatMap(({ value }) => {
    const method = typeof value === 'function' ? methodOf(value as object) : undefined;
    if (method === undefined || method === RequestMethod.ALL) return [];
    const paths = listOf(Reflect.getMetadata(PATH_METADATA, value as object));
    return prefixes.flatMap((prefix) =>
      paths.map((path) => `${RequestMethod[method]} /${[prefix, path].map(bare).filter(Boolean).join('/')}`),
    );
  });
}

const methodOf = (handler: object) =>
  Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
const listOf = (paths: unknown) => [paths].flat().map(String);
const bare = (path: string) => path.replace(/^\/|\/$/g, '');
