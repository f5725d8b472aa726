import { Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogQueries } from './blog-queries.service.js';
import { BlogRouter } from './blog.router.js';
import { CountBlogView } from './count-blog-view.service.js';
import { PublishDuePosts } from './publish-due-posts.service.js';
import { WriteBlogPost } from './write-blog-post.service.js';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([BlogPost])],
  providers: [BlogQueries, BlogRouter, CountBlogView, PublishDuePosts, WriteBlogPost],
  exports: [BlogQueries, BlogRouter, WriteBlogPost],
})
export class BlogModule {
  constructor(@Inject(ReadyBytes) readyBytes: ReadyBytes) {
    for (const procedure of ['posts', 'post']) {
      readyBytes.register(`/trpc/blog.${procedure}`, 'blog', 'media');
    }
  }
}
