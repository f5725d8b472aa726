import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { MediaModule } from '../../media/media.module.js';
import { BlogModule } from '../blog.module.js';
import { AdminBlogQueries } from './admin-blog-queries.service.js';
import { AdminBlogRouter } from './admin-blog.router.js';
import { SaveBlogPost } from './save-blog-post.service.js';

/** What the studio does with its posts. */
@Module({
  imports: [ActivityLogModule, BlogModule, MediaModule],
  providers: [AdminBlogQueries, AdminBlogRouter, SaveBlogPost],
  exports: [AdminBlogQueries, AdminBlogRouter, SaveBlogPost],
})
export class AdminBlogModule {}
