import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogQueriesService } from './blog-queries.service.js';
import { BlogRouter } from './blog.router.js';
import { CountBlogViewService } from './count-blog-view.service.js';
import { PublishDuePostsService } from './publish-due-posts.service.js';
import { WriteBlogPostService } from './write-blog-post.service.js';
import { StudioModule } from '../studio/studio.module.js';

@Module({
  imports: [StudioModule, MediaModule, TypeOrmModule.forFeature([BlogPost])],
  providers: [
    BlogQueriesService,
    BlogRouter,
    CountBlogViewService,
    PublishDuePostsService,
    WriteBlogPostService,
  ],
  exports: [BlogQueriesService, BlogRouter, WriteBlogPostService],
})
export class BlogModule {
  constructor(responseCache: ResponseCache) {
    for (const procedure of ['posts', 'post']) {
      responseCache.register(`/trpc/blog.${procedure}`, 'blog', 'media', 'settings');
    }
  }
}
