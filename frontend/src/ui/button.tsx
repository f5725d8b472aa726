import { chakra, type RecipeVariantProps } from '@chakra-ui/react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from './spinner.js';
import { buttonRecipe } from './theme/button.recipe.js';

const StyledButton = chakra('button', buttonRecipe);
const StyledLink = chakra(Link, buttonRecipe);
const StyledAnchor = chakra('a', buttonRecipe);

type Variants = RecipeVariantProps<typeof buttonRecipe>;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  readonly variant?: NonNullable<Variants>['variant'];
  readonly size?: NonNullable<Variants>['size'];
  readonly block?: boolean;
  readonly icon?: ReactNode;
  /** While true, the button shows the pending label and cannot be pressed again, but keeps the focus. */
  readonly pending?: boolean;
  readonly pendingLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  pending = false,
  pendingLabel,
  icon,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      type={pending ? 'button' : type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {pending ? (pendingLabel ?? children) : children}
    </StyledButton>
  );
}

export interface ButtonLinkProps
  extends
    Omit<LinkProps, 'color'>,
    Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon' | 'pending' | 'pendingLabel'> {}

/** A link that looks like a button. */
export function ButtonLink({
  icon,
  pending = false,
  pendingLabel,
  children,
  onClick,
  ...rest
}: ButtonLinkProps) {
  return (
    <StyledLink
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {pending ? (pendingLabel ?? children) : children}
    </StyledLink>
  );
}

export interface ButtonAnchorProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'>,
    Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon'> {}

/** The same for links outside of the router, such as files. */
export function ButtonAnchor({ icon, children, ...rest }: ButtonAnchorProps) {
  return (
    <StyledAnchor {...rest}>
      {icon}
      {children}
    </StyledAnchor>
  );
}
