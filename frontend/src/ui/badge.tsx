import { chakra } from '@chakra-ui/react';
import { badgeRecipe } from './theme/badge.recipe.js';

/** Props: `tone` (neutral, success, info, warning, danger, accent, successSolid, ink, paper), `plain`, `caps`. */
export const Badge = chakra('span', badgeRecipe);
