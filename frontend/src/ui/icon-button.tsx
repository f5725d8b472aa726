import { chakra, type RecipeVariantProps } from '@chakra-ui/react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { iconButtonRecipe } from './theme/button.recipe.js';

const Styled = chakra('button', iconButtonRecipe);

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** The label is required, because an icon says nothing to a screen reader. */
  readonly 'aria-label': string;
  readonly variant?: NonNullable<RecipeVariantProps<typeof iconButtonRecipe>>['variant'];
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ type = 'button', ...rest }: IconButtonProps) {
  return <Styled type={type} {...rest} />;
}
