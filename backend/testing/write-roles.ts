import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RestModule } from '../src/rest/rest.module.js';
import { bareRouter } from './bare-router.js';
import { guardedProcedures, guardedRoutes } from './guarded-calls.js';
import { routesOfModules } from './rest-routes.js';
import { rolesPage } from './roles-page.js';

/** Relative to the compiled backend. */
const FILE = join(import.meta.dirname, '../../../docs/roles.md');

const calls = [...guardedProcedures(bareRouter()), ...guardedRoutes(routesOfModules([RestModule]))];
await writeFile(FILE, rolesPage(calls));
