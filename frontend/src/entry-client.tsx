import 'reflect-metadata';
import { createRoot } from 'react-dom/client';
import { Button } from './ui/button.js';
import { UiProvider } from './ui/ui-provider.js';

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider>
    <Button>Merhaba</Button>
  </UiProvider>,
);
