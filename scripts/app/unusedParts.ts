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
};

/** Leaves them out of the build. @throws Error where a new release of MUI has no such file: then the list is to be looked at */
export function withoutUnusedParts(): Plugin {
  const left = new Set(Object.keys(parts));
  return {
    name: 'bagian-tak-terpakai',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/@mui\/material\/(styles|ButtonBase)\/\w+\.mjs$/ },
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
  };
}
