import { LOOK } from './mail-look.js';

/** The paragraphs and lines of a text, as somebody typed them. */
export const typedHtml = (field: string): string => `{{#each ${field}}}
<p ${LOOK.text}>{{#each this}}{{#unless @first}}<br>{{/unless}}{{this}}{{/each}}</p>
{{/each}}`;

export const typedText = (field: string): string => `{{#each ${field}}}
{{#each this}}
{{this}}
{{/each}}

{{/each}}`;
