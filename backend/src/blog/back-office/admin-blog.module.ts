import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { MediaModule } from '../../media/media.module.js';
import { BlogModule } from '../blog.module.js';
import { AdminBlogQueriesService } from './admin-blog-queries.service.js';
import { AdminBlogRouter } from './admin-blog.router.js';
import { BlogVersionsService } from './blog-versions.service.js';
import { SaveBlogPostService } from './save-blog-post.service.js';
import { StudioModule } from '../../studio/studio.module.js';

/** The back office of the blog. */
@Module({
  imports: [StudioModule, ActivityLogModule, BlogModule, MediaModule],
  providers: [AdminBlogQueriesService, AdminBlogRouter, BlogVersionsService, SaveBlogPostService],
  exports: [AdminBlogQueriesService, AdminBlogRouter, SaveBlogPostService],
})
export class AdminBlogModule {}
