import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProduct } from '../../testing/catalogue.js';
import { A_PICTURE, LONG_TITLE } from '../../testing/stories/samples.js';
import { ProductCard } from './product-card.js';
import { ProductCardSkeleton } from './product-card-skeleton.js';

const Shelf = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 302px))', gap: '5' },
});

const meta = {
  component: ProductCard,
  args: { product: aProduct() },
  decorators: (Story) => (
    <Shelf>
      <Story />
    </Shelf>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InStock: Story = {};

export const WithPicture: Story = { args: { product: aProduct({ picture: A_PICTURE }) } };

export const FewLeft: Story = {
  args: { product: aProduct({ stock: { status: 'low_stock', available: 2 } }) },
};

export const OutOfStock: Story = {
  args: { product: aProduct({ stock: { status: 'out_of_stock', available: 0 } }) },
};

export const Feature: Story = { args: { feature: true } };

export const LongText: Story = { args: { product: aProduct({ name: LONG_TITLE, priceKurus: 123456700 }) } };

export const Loading: Story = {
  render: () => (
    <>
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton feature />
    </>
  ),
};
