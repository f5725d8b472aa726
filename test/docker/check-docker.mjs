import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { parse } from 'yaml';

/** `npm run check:docker`: what can be said of docker/ without an engine. Ends with 1 and every problem. */
const root = join(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const compose = parse(read('docker/compose.yaml'), { merge: true });
const dockerfile = read('docker/Dockerfile');
const problems = [
  ...againstSchema(),
  ...Object.entries(compose.services).flatMap(([name, service]) => ofService(name, service)),
  ...ofDockerfile(),
  ...['build.sh', 'start.sh'].flatMap(ofScript),
];
for (const problem of problems) process.stderr.write(`docker: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function againstSchema() {
  const schema = JSON.parse(read('test/docker/compose-spec.json'));
  // Ajv knows the draft by its older address, and takes it for granted.
  delete schema.$schema;
  const ajv = new Ajv({ allErrors: true, strict: false });
  // As Go writes durations.
  ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
  for (const format of ['ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
  if (ajv.validate(schema, compose)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message }) => `compose.yaml ${instancePath} ${message}`);
}

/** What this shop wants of each container, whatever the schema allows. */
function ofService(name, service) {
  const wanted = {
    'a limit of memory and CPU': ({ deploy }) =>
      deploy?.resources?.limits?.memory && deploy.resources.limits.cpus,
    'a version of its image': ({ image }) => /:(?!latest$)/.test(image),
    'only secrets that are there': ({ secrets = [] }) => secrets.every((one) => one in compose.secrets),
    'only volumes that are there': ({ volumes = [] }) =>
      volumes.every((one) => one.startsWith('.') || one.split(':')[0] in compose.volumes),
    'a secret for each file it names': ({ environment = {}, secrets = [] }) =>
      Object.entries(environment).every(
        ([key, path]) => !key.endsWith('_FILE') || secrets.some((one) => path === `/run/secrets/${one}`),
      ),
    'no rights that it does not need': ({ image, read_only: isReadOnly }) =>
      isReadOnly || /^(postgres|redis):/.test(image),
    'to wait for the health of what it needs': ({ depends_on: needed = {} }) =>
      Object.values(needed).every(({ condition }) => condition !== 'service_started'),
  };
  return Object.entries(wanted)
    .filter(([, holds]) => !holds(service))
    .map(([what]) => `compose.yaml: ${name} should have ${what}`);
}

function ofDockerfile() {
  const warn = ValidationSeverity.ERROR;
  const found = validate(dockerfile, {
    deprecatedMaintainer: warn,
    directiveCasing: warn,
    emptyContinuationLine: warn,
    instructionCasing: warn,
    instructionCmdMultiple: warn,
    instructionEntrypointMultiple: warn,
    instructionHealthcheckMultiple: warn,
    instructionJSONInSingleQuotes: warn,
    instructionWorkdirRelative: warn,
  });
  const last = dockerfile.split(/^FROM /m).at(-1) ?? '';
  return [
    ...found.map(({ message, range }) => `Dockerfile:${range.start.line + 1} ${message}`),
    ...(/^USER (?!root|0)/m.test(last) ? [] : ['Dockerfile: the image should not run as root']),
    ...(/^HEALTHCHECK /m.test(last) ? [] : ['Dockerfile: the image should say whether it is healthy']),
    ...(/^COPY (?!--from=build)/m.test(last)
      ? ['Dockerfile: the image should hold only what was built']
      : []),
  ];
}

function ofScript(name) {
  try {
    execFileSync('sh', ['-n', join(root, 'docker', name)], { stdio: 'pipe' });
    return [];
  } catch (error) {
    return [`${name}: ${error.stderr}`];
  }
}
