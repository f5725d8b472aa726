import { createContext, useContext } from 'react';
import type { TemplateParts } from './template-parts.js';

export const TemplatePartsContext = createContext<TemplateParts | null>(null);

/** The parts that this form's mail may contain. */
export function useTemplateParts(): TemplateParts {
  const parts = useContext(TemplatePartsContext);
  if (parts === null) throw new Error('A template is edited outside of its form.');
  return parts;
}
