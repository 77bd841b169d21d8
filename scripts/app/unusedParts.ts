import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Says what a part is missing for, should anything use it after all. */
const refuse = (what: string) =>
  `() => { throw new Error(${JSON.stringify(`${what}: lihat scripts/app/unusedParts.ts`)}) }`;

const cssVariables = refuse('cssVariables');

/**
 * Parts of MUI that its other modules import and that nothing of the portal uses: themes of CSS variables (ours are two
 * themes, src/platform/theme.ts) and ripples (switched off there). Without them the first screen is 8 KB smaller: a third of a
 * second where the line is slow.
 */
const parts: Readonly<Record<string, string>> = {
  '@mui/material/styles/createThemeWithVars.mjs': `
    export default ${cssVariables};
    export const createGetCssVar = ${cssVariables};`,
  '@mui/material/styles/ThemeProviderWithVars.mjs': `
    export const CssVarsProvider = ${cssVariables};
    export const Experimental_CssVarsProvider = ${cssVariables};
    export const getInitColorSchemeScript = ${cssVariables};
    export const useColorScheme = ${cssVariables};`,
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null;',
  // Emotion's withTheme, a wrapper for classes.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': `export default ${refuse('withTheme')};`,
};

/** Leaves them out of the build. @throws Error where a new release of MUI has no such file: then the list is to be looked at */
export function withoutUnusedParts(): Plugin {
  const left = new Set(Object.keys(parts));
  return {
    name: 'bagian-tak-terpakai',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/(@mui\/material\/(styles|ButtonBase)\/\w+\.mjs|hoist-non-react-statics\.cjs\.js)$/ },
      handler: id => {
        const name = Object.keys(parts).find(part => id.endsWith(part));
        if (!name) return null;
        left.delete(name);
        return { code: parts[name] ?? '', moduleSideEffects: false };
      },
    },
    generateBundle() {
      if (left.size > 0) throw new Error(`Tidak ada lagi di MUI: ${[...left].join(', ')}`);
    },
  };
}

/**
 * react-admin compares by lodash, forty files that nothing else of the first screen needs; dequal is one, with the same
 * answers for data. Only in the build: React's own objects, which a developer's build ties in circles, are compared by none.
 */
export function lighterEqual(): Plugin {
  return {
    name: 'banding-ringan',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^lodash\/isEqual\.js$/ },
      handler: () => fileURLToPath(new URL('../../src/platform/native/isEqual.ts', import.meta.url)),
    },
  };
}

/**
 * The data provider of react-admin writes the query of a call by a library for any query there is; the browser's own does
 * for plain values (src/platform/providers/dataProvider.ts reads it with the same). Lists still bring the library along.
 */
export function lighterQuery(): Plugin {
  return {
    name: 'kueri-ringan',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^query-string$/ },
      handler: (_name, importer) =>
        /\/ra-data-simple-rest\/|\/ra-core\/dist\/dataProvider\/fetch\.js$/.test(importer ?? '')
          ? '\0plain-query'
          : null,
    },
    load: {
      filter: { id: /^\0plain-query$/ },
      handler: () => ({
        code: `export const stringify = query =>
          new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)).toString();`,
        moduleSideEffects: false,
      }),
    },
  };
}

/**
 * React Router ships a production build that its `exports` do not reach (7.18): they lead to the one that warns developers.
 * Fails where a new release has moved it.
 */
export function productionRouter(): Plugin {
  const files: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };
  return {
    name: 'router-produksi',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: name =>
        fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${files[name]}`, import.meta.url)),
    },
    // Its one file keeps each component that is made by a call or named for developers, and links fetch the pages of a
    // server of its own ahead: nothing of it is used here.
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: code => {
        const prefetching = /return shouldPrefetch && !isAbsolute \? .+ : link;/;
        if (code.includes('function Link') && !prefetching.test(code))
          throw new Error('React Router: tautan yang mengambil lebih dulu tidak ditemukan');
        return code
          .replace(prefetching, 'return link;')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
      },
    },
  };
}
