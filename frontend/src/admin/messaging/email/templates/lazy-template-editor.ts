import { lazy } from 'react';

/** Loaded when the first template or bulk mail is written. */
export const LazyTemplateEditor = lazy(async () => ({
  default: (await import('./template-body-editor.js')).TemplateBodyEditor,
}));
