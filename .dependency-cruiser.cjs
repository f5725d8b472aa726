/** Features that only the back office uses, and so need no `back-office/` folder inside. */
const BACK_OFFICE =
  '/(?:back-office|admin/dashboard|messaging/email|operations/jobs|security-center|connections|opening|samples|printing|desk|attendance)/';

/** The arrows of docs/architecture.md. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types count as well. The entities of two tables that relate to each other are the exception.',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract runs in the browser: only validation libraries and itself.',
      severity: 'error',
      from: { path: '^backend/contract', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot:
          '^backend/contract|node_modules/(class-validator|class-transformer|reflect-metadata|dayjs|credit-card-type)/',
      },
    },
    {
      name: 'src-knows-no-stand-ins',
      severity: 'error',
      from: { path: '^backend/(src|contract)', pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/(sandbox|seed|testing)' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^backend/src/platform', pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/src/(?!platform)' },
    },
    {
      name: 'notifications-know-no-feature',
      comment:
        'Features queue mails with all their facts in them. Only when a mail leaves are contracts drawn as PDF and consents asked for. What happened is on record.',
      severity: 'error',
      from: { path: '^backend/src/notifications/(?!back-office/)', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^backend/src/(?!notifications|platform|people/consents|activity-log|orders/documents|studio/(?:current-studio|studio\\.module))',
      },
    },
    {
      name: 'features-know-no-edge',
      comment:
        'Services know nothing of HTTP; only routers touch the tRPC root. `pages` shows what the features know, as `rest` does.',
      severity: 'error',
      from: {
        path: '^backend/src/(?!api|rest|pages|platform|main|server|commands|app\\.module)',
        pathNot: '\\.(router|spec|module)\\.ts$',
      },
      to: { path: '^backend/src/(api|rest|pages)/' },
    },
    {
      name: 'features-know-no-back-office',
      comment: 'The back office of a feature may use the feature itself, never the other way round.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: `^backend/src/(api|rest|commands|app\\.module)|${BACK_OFFICE}|\\.(module|spec)\\.ts$`,
      },
      to: { path: `^backend/src.*${BACK_OFFICE}` },
    },
    {
      name: 'entities-stay-home',
      comment:
        'Another module is reached through its service; naming its type is harmless. Relations between tables are the exception: entity to entity.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/', pathNot: '\\.(entity|spec)\\.ts$' },
      to: {
        path: '^backend/src/[^/]+/.+\\.entity\\.ts$',
        pathNot: '^backend/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'screens-do-not-import-each-other',
      comment: 'The home page alone is put together from the sections of several groups.',
      severity: 'error',
      from: {
        path: '^frontend/src/(storefront|account|admin)/([^/]+)/',
        pathNot: '^frontend/src/storefront/home/home-page\\.tsx$',
      },
      to: {
        path: '^frontend/src/(storefront|account|admin)/',
        // What the back office's sections share.
        pathNot: '^frontend/src/$1/$2/|^frontend/src/admin/(ui|lib)/',
      },
    },
    {
      name: 'ui-and-lib-know-no-screen',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib)/' },
      to: { path: '^frontend/src/(storefront|account|admin)/' },
    },
    {
      name: 'browser-takes-only-the-contract',
      severity: 'error',
      from: { path: '^frontend/src' },
      to: { path: '^backend/(src|sandbox|seed)', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|types)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/frontend/tsconfig.json` },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
