import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shared } from '../vite.shared.js';

export default defineConfig({ ...shared, plugins: [react()] });
