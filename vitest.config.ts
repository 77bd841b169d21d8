import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Sources use explicit `.ts` imports; nothing else is special. One project per kind of test. Files that share a worker
 * share its modules (`isolate: false`): loading the server anew for each would take longer than testing it. Tests make
 * their own app and database, so nothing else is shared; the UI tests change `window` and keep to themselves.
 */
export default defineConfig({
  test: {
    // Transformed sources are kept by their content: each step of `npm test` would transform all of them again.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // `@module-tag semua` in a file's first comment, or `{ tags: ['semua'] }` at a test.
    tags: [{ name: 'semua', description: 'Only in `npm test -- semua`: what the short run can do without.' }],
    // A line a file; what a test that passes prints is nobody's concern.
    slowTestThreshold: 600_000,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/silence.ts'],
          expect: { poll: { timeout: 25_000 } },
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/ui/support/setup.ts'],
          // Vitest leaves a core to itself, which on two cores would leave the tests only one.
          maxWorkers: '100%',
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/api/support/globalSetup.ts'],
          setupFiles: ['tests/support/silence.ts'],
          // The storage's library prints which Node it will want next year; package.json says which we run on.
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
          // Only a test that fails waits so long; Vitest's second is too short on a machine that does other work.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          // The walk through every screen takes many minutes: `npm test -- layar`.
          include: [process.env.LAYAR ? 'tests/e2e/**/*.walk.ts' : 'tests/e2e/**/*.e2e.ts'],
          // The browser has a second only while nothing else runs.
          expect: { poll: { timeout: 15_000 } },
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/e2e/support/globalSetup.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A browser on a busy machine may lose a race once; the report names the test that needed it.
          retry: 1,
          // Each file has a portal, an address and a browser of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
});
