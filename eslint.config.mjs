import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The size limits of docs/architecture.md, "Sizes". */
const sizeLimits = (componentLines) => ({
  'max-lines': ['error', { max: 250 }],
  'max-lines-per-function': ['error', { max: componentLines, skipComments: true, skipBlankLines: true }],
  'max-params': ['error', 3],
  'max-depth': ['error', 3],
  complexity: ['error', 12],
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/types/**',
      '**/node_modules/**',
      '**/artifacts/**',
      '.data/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
      globals: globals.node,
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...sizeLimits(50),
      eqeqeq: 'error',
      curly: ['error', 'multi-line'],
      'no-console': 'error',
      'no-warning-comments': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      '@typescript-eslint/consistent-type-imports': 'off',
      // DTO classes name the shape of plain data: callers of a procedure write object literals.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/max-params': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      // Constructor injection lists dependencies: seven there, three elsewhere.
      'max-params': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(FunctionDeclaration, ArrowFunctionExpression, MethodDefinition[kind!="constructor"] > FunctionExpression)[params.length>3]',
          message: 'At most three parameters: pass one object.',
        },
        {
          selector: 'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>7]',
          message: 'At most seven dependencies: split the class.',
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules, ...sizeLimits(120) },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'test/**/*.ts', '**/testing/**'],
    rules: {
      'max-lines': ['error', { max: 500 }],
      'no-restricted-syntax': 'off',
      'max-lines-per-function': 'off',
      // Playwright reads from the pattern which fixtures are asked for: an empty one asks for none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
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
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      'no-console': 'off',
      'max-lines-per-function': 'off',
    },
  },
);
