import { Inject, Module } from '@nestjs/common';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { BlogQueries } from './blog-queries.service.js';
import { BlogRouter } from './blog.router.js';
import { CountBlogView } from './count-blog-view.service.js';

@Module({
  providers: [BlogQueries, BlogRouter, CountBlogView],
  exports: [BlogQueries, BlogRouter],
})
export class BlogModule {
  constructor(@Inject(ReadyBytes) readyBytes: ReadyBytes) {
    for (const procedure of ['posts', 'post']) readyBytes.register(`/trpc/blog.${procedure}`, 'blog');
  }
}
