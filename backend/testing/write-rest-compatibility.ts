import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MachinePagesModule } from '../src/pages/machine-pages.module.js';
import { RestModule } from '../src/rest/rest.module.js';
import { restCompatibility } from './documented-calls/rest-compatibility.js';
import { routesOfModules } from './rest-routes.js';

/** Relative to the compiled backend. */
const FILE = join(import.meta.dirname, '../../../docs/rest-compatibility.md');

await writeFile(FILE, restCompatibility(routesOfModules([RestModule, MachinePagesModule])));
