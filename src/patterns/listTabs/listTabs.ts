import { type ComponentType, createElement } from 'react';
import type { ListTabs as Options } from '../../../resources/kit/index.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

/** Declared tabs as the header of a generated list. */
export const listTabs = (options: Options): ComponentType =>
  lazyScreen(async () => {
    const { ListTabs } = await import('./ListTabs.tsx');
    return { default: () => createElement(ListTabs, { options }) };
  });
