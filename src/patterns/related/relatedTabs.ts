import { createElement } from 'react';
import type { RelatedTab } from '../../../resources/kit/index.ts';
import type { ShowTab } from '../../crud/extensions.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

/** Declared tabs of related rows as tabs of a show page; their code arrives with the first one that is opened. */
export const relatedTabs = (tabs: readonly RelatedTab[]): ShowTab[] =>
  tabs.map(tab => ({
    key: tab.key,
    label: tab.label,
    needs: tab.lists.map(({ resource }) => resource),
    content: lazyScreen(async () => {
      const { RelatedLists } = await import('./RelatedLists.tsx');
      return { default: () => createElement(RelatedLists, { tab }) };
    }),
  }));
