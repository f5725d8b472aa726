import type { BlogPostDto } from '../../../contract/blog/blog-post.dto.js';

const PICTURE_IN_TEXT = /\/media\/([\w.-]+)\/\d/g;

/** The file names of the pictures in a post's form. */
export function picturesOf({ content, featuredFileName }: BlogPostDto): string[] {
  const inText = Array.from(content.matchAll(PICTURE_IN_TEXT), ([, name = '']) => name);
  return featuredFileName === null ? inText : [featuredFileName, ...inText];
}
