import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPost, aPostView, somePosts } from '../../testing/blog.js';
import { A_PICTURE, LONG_TEXT, LONG_TITLE, LONG_WORD } from '../../testing/stories/samples.js';
import { BlogCard, BlogGrid, BlogGridSkeleton } from './blog-card.js';
import { PostContent } from './blog-post/post-content.js';

const TABLE =
  '<table><caption>Pişirim dereceleri</caption><tr><th>Pişirim</th><th>Derece</th><th>Süre</th></tr>' +
  '<tr><td>Bisküvi</td><td>980 °C</td><td>9 saat</td></tr><tr><td>Sır</td><td>1280 °C</td><td>12 saat</td></tr></table>';

const meta = {} satisfies Meta;
export default meta;

export const Grid: StoryObj = {
  render: () => (
    <BlogGrid>
      {somePosts(4).map((post) => (
        <BlogCard key={post.slug} post={post} titleAs="h2" />
      ))}
    </BlogGrid>
  ),
};

export const Loading: StoryObj = { render: () => <BlogGridSkeleton count={3} strip /> };

export const WithPicture: StoryObj = {
  render: () => (
    <BlogGrid>
      <BlogCard post={aPost({ picture: A_PICTURE })} titleAs="h2" />
    </BlogGrid>
  ),
};

export const LongText: StoryObj = {
  render: () => (
    <BlogGrid>
      <BlogCard post={aPost({ title: LONG_TITLE, excerpt: LONG_TEXT })} titleAs="h2" />
      <BlogCard post={aPost({ title: LONG_WORD, excerpt: LONG_TEXT, category: LONG_TITLE })} titleAs="h2" />
    </BlogGrid>
  ),
};

export const Post: StoryObj = {
  render: () => <PostContent post={aPostView({ picture: A_PICTURE })} />,
};

export const PostWithEverything: StoryObj = {
  render: () => (
    <PostContent
      post={aPostView({
        title: LONG_TITLE,
        contentHtml: [
          `<p>${LONG_TEXT}</p><h2>Malzeme</h2><ul><li>Kil</li><li>Sır</li></ul>`,
          '<blockquote><p>Çark dönerken acele edilmez.</p></blockquote>',
          `<h3>Dereceler</h3>${TABLE}<pre><code>bisküvi -> sır -> soğuma</code></pre><hr><p>${LONG_WORD}</p>`,
        ].join(''),
      })}
    />
  ),
};
