import { defineConfig } from 'vitest/config';
import { closingLine } from './tests/support/closing-line.ts';

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.spec.ts'],
          globalSetup: 'tests/support/prepare-browser-tests.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
