import type { ReactNode } from 'react';
import type { CardBrand } from '@contract/payments/card.js';

const NAMES: Record<Exclude<CardBrand, 'other'>, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'Troy',
  amex: 'American Express',
};

const WORD = { textAnchor: 'middle', fontWeight: 800, fontFamily: 'inherit' } as const;

/** The networks' own colours, which are not part of the theme because people recognise the marks by them. */
const DRAWINGS: Record<Exclude<CardBrand, 'other'>, ReactNode> = {
  visa: (
    <text {...WORD} x="22" y="19.5" fontSize="14" fontStyle="italic" letterSpacing="0.4" fill="#1A1F71">
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="17.5" cy="14" r="8" fill="#EB001B" />
      <circle cx="26.5" cy="14" r="8" fill="#F79E1B" />
      <path d="M22 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" fill="#FF5F00" />
    </>
  ),
  troy: (
    <>
      <text {...WORD} x="22" y="18.5" fontSize="14" letterSpacing="-0.2" fill="#1F2A44">
        tr<tspan fill="#00A3AD">o</tspan>y
      </text>
      <path d="M9 22.5h26" stroke="#00A3AD" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  amex: (
    <>
      <rect x="0.5" y="0.5" width="43" height="27" rx="4" fill="#016FD0" />
      <text {...WORD} x="22" y="18" fontSize="11" letterSpacing="0.4" fill="#FFFFFF">
        AMEX
      </text>
    </>
  ),
};

export function CardBrandMark({ brand }: { readonly brand: CardBrand }) {
  if (brand === 'other') return null;
  return (
    <svg width="44" height="28" viewBox="0 0 44 28" role="img" aria-label={NAMES[brand]}>
      <rect x="0.5" y="0.5" width="43" height="27" rx="4" fill="#FFFFFF" stroke="#E3D9CB" />
      {DRAWINGS[brand]}
    </svg>
  );
}
