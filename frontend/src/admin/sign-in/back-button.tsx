import { ArrowLeft } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';

/** Leads to the previous step. */
export function BackButton(props: Pick<ButtonProps, 'onClick' | 'children'>) {
  return <Button variant="ghost" block icon={<Icon as={ArrowLeft} />} {...props} />;
}
