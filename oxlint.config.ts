import { defineConfig } from 'oxlint';

/** The size limits of docs/architecture.md, "Sizes". */
const sizeLimits = (functionLines: number) =>
  ({
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: functionLines, skipComments: true, skipBlankLines: true }],
    'max-params': ['error', 3],
    'max-depth': ['error', 3],
    complexity: ['error', 12],
  }) as const;

/** What typescript-eslint calls strict, besides the rules of the category "correctness". */
const strictTypes = {
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  // A handler written as an arrow may return what it calls.
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-deprecated': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  // Modules of NestJS are classes that consist of their decorator.
  'typescript/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': 'error',
  'typescript/unified-signatures': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
} as const;

export default defineConfig({
  plugins: ['typescript', 'react', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, node: true },
  ignorePatterns: ['**/dist/**', '**/types/**', '**/artifacts/**', '**/test-results/**', '.data/**'],
  rules: {
    ...sizeLimits(50),
    curly: ['error', 'multi-line'],
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'no-warning-comments': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
  },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: strictTypes },
    {
      files: ['backend/src/**/*.ts'],
      jsPlugins: ['./test/lint/parameters.mjs'],
      // Constructor injection lists dependencies: seven there, three parameters elsewhere.
      rules: { 'max-params': 'off', 'toprak/max-params': ['error', { functions: 3, constructors: 7 }] },
    },
    {
      files: ['frontend/**/*.{ts,tsx}'],
      env: { browser: true },
      rules: { ...sizeLimits(120), 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      files: ['**/*.spec.ts', '**/*.spec.tsx', 'test/**/*.ts', '**/testing/**'],
      rules: {
        'max-lines': ['error', { max: 500 }],
        'max-lines-per-function': 'off',
        // Playwright reads from the pattern which fixtures are asked for: an empty one asks for none.
        'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
        // Strings whose type is lost in what a call answers.
        'typescript/require-array-sort-compare': 'off',
        'toprak/max-params': 'off',
      },
    },
    {
      // Data and texts: length is their nature.
      files: [
        '**/*.texts.ts',
        'frontend/src/ui/theme/**',
        'backend/seed/**',
        'backend/src/platform/database/migrations/**',
      ],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      rules: {
        'no-console': 'off',
        'no-undef': 'error',
        'max-lines-per-function': 'off',
        // Nothing there says what a package answers.
        'typescript/no-base-to-string': 'off',
        'typescript/restrict-template-expressions': 'off',
      },
    },
  ],
});
