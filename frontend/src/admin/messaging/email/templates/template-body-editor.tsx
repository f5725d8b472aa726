import { useState } from 'react';
import { RichTextEditor, type RichTextEditorProps } from '../../../ui/rich-text/rich-text-editor.js';
import { templateDialect } from './template-dialect.js';
import { useTemplateParts } from './template-parts-context.js';

/** The editor of formatted texts, for a template. Its dialect is made once: the editor keeps what it began with. */
export function TemplateBodyEditor(props: RichTextEditorProps) {
  const parts = useTemplateParts();
  const [dialect] = useState(() => templateDialect(parts));
  return <RichTextEditor {...props} dialect={dialect} />;
}
