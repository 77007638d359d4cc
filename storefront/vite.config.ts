import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The API process imports `handle` from this entry instead of the router's own server build.
  environments: { ssr: { build: { rolldownOptions: { input: './app/server.ts' } } } },
  // Named here, or the first page of a session makes Vite find it, bundle anew and reload.
  optimizeDeps: { include: ['lucide-react'] },
  build: {
    // The Content-Security-Policy allows fonts, styles and scripts from our own addresses only, so no data: URLs.
    assetsInlineLimit: 0,
    target: 'es2023',
    sourcemap: false,
  },
});
