import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UNKNOWN_LOOK } from '@contract/studio/studio-look.js';
import { A_PICTURE } from '../../testing/stories/samples.js';
import { Logo } from './logo.js';
import { ResponsivePicture } from './responsive-picture.js';
import { SectionDrawing } from './section-drawing.js';
import { sitePicture, StaticPicture } from './static-picture.js';

const Frame = chakra('div', { base: { w: '320px', aspectRatio: '3 / 2', overflow: 'hidden' } });
const SHELF = sitePicture({
  avif: ['/og.jpg'],
  webp: ['/og.jpg'],
  widths: [1200],
  height: 630,
  alt: 'Rafta seladon yeşili kupalar',
});

const meta = {
  decorators: (Story) => (
    <Frame>
      <Story />
    </Frame>
  ),
} satisfies Meta;
export default meta;

export const OfStudio: StoryObj = { render: () => <ResponsivePicture picture={A_PICTURE} sizes="320px" /> };

export const None: StoryObj = { render: () => <ResponsivePicture picture={null} sizes="320px" /> };

export const NotLoaded: StoryObj = {
  render: () => <ResponsivePicture picture={{ ...A_PICTURE, fileName: 'kayip' }} sizes="320px" />,
};

export const OfSite: StoryObj = { render: () => <StaticPicture picture={SHELF} sizes="320px" /> };

export const Drawings: StoryObj = {
  render: () => (
    <>
      <SectionDrawing shape="bowl" size="100px" />
      <SectionDrawing shape="mug" size="100px" />
      <SectionDrawing shape="vase" size="100px" />
    </>
  ),
};

export const Logos: StoryObj = {
  render: () => (
    <>
      <Logo name="Toprak" mark={UNKNOWN_LOOK.mark} />
      <Logo name="Toprak" mark={UNKNOWN_LOOK.mark} size={48} markOnly />
      <Logo name="Toprak" mark={{ kind: 'picture', picture: A_PICTURE, showsName: true }} />
    </>
  ),
};
