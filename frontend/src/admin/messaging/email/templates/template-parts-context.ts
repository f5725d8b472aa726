import { createContext, useContext } from 'react';
import type { TemplateParts } from './template-parts.js';

export const TemplatePartsContext = createContext<TemplateParts | null>(null);

/** What the mail of this form may hold. */
export function useTemplateParts(): TemplateParts {
  const parts = useContext(TemplatePartsContext);
  if (parts === null) throw new Error('A template is edited outside of its form.');
  return parts;
}
