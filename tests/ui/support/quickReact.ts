import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** The clock of a test may be a fake one. */
const later = globalThis.setImmediate;
/** Resolves when React's scheduler has had its turn. */
const settled = () => new Promise<void>(resolve => later(() => later(() => resolve())));

/**
 * Loads React's production build in place of its development build, which takes half as long again; libraries and tests
 * still run as in development.
 */
function takeProductionBuild(): void {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const react: Record<string, unknown> = load('react');
  const { flushSync }: typeof import('react-dom') = load('react-dom');
  load('react-dom/client');
  const { jsx }: typeof import('react/jsx-runtime') = load('react/jsx-runtime');
  const development: Record<string, unknown> = load('react/jsx-dev-runtime');
  process.env.NODE_ENV = mode;
  // Vite compiles for the development runtime, which the production build leaves empty.
  const jsxDEV: typeof jsx = (type, props, key) => jsx(type, props, key);
  development.jsxDEV = jsxDEV;
  // The production build has no `act`: the changes made by a call are drawn before it returns.
  react.act = (call: () => unknown): Promise<unknown> => {
    let result: unknown;
    flushSync(() => {
      result = call();
    });
    if (!isThenable(result)) return Promise.resolve(result);
    return Promise.resolve(result).then(async value => {
      await settled();
      return value;
    });
  };
}

// Before anything imports React. Its warnings fail tests in `npm test -- semua`, and when Vitest is called by itself.
if (process.env.TEST_SELECTION === 'short') takeProductionBuild();
