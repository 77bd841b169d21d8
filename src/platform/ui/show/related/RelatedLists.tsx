import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { RelatedTab } from '../../../../../resources/kit/index.ts';
import { RelatedPanel } from './RelatedPanel.tsx';

/** RELATED: the lists of a tab, one below the other. Children stand above them. */
export function RelatedLists({ tab, children }: { tab: RelatedTab; children?: ReactNode }) {
  return (
    <Stack spacing={3} sx={{ minWidth: 0 }}>
      {children}
      {tab.lists.map(list => (
        <RelatedPanel key={list.resource} list={list} titled={tab.lists.length > 1} />
      ))}
    </Stack>
  );
}
