import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from './testing.ts';
import { defineConfig } from 'vitest/config';

// The built client goes into the Python package, so that it ships inside the wheel.
const server = process.env.MYTHAGORA_SERVER ?? 'http://127.0.0.1:8120';

export default defineConfig({
  plugins: [svelte(), svelteTesting],
  build: {
    outDir: '../src/mythagora/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A few files in place of many small ones: fewer requests, and they squeeze better.
    rolldownOptions: {
      checks: { pluginTimings: false }, // how long plugins took is no news to who plays
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules|src\/(net\/(?!dice)|texts\/)|src\/[^/]+$/, priority: 3 },
            { name: 'art', test: /src\/art\//, priority: 2 },
            {
              name: 'table',
              test: /src\/table\/(Banners|Chat|Log|Prompt|Side|TableShell|keys|live)/,
              priority: 1,
            },
            {
              name: 'review',
              test: /src\/table\/(Curve|Moment|Review|looking|reviewing|strata)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/texts': server,
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
