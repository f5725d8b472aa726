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

/** Its label is shown beside the pointer as well. */
export function IconButton({ type = 'button', title, ...rest }: IconButtonProps) {
  return <Styled type={type} title={title ?? rest['aria-label']} {...rest} />;
}
