import Stack from '@mui/material/Stack';
import type { RelatedTab } from '../../../resources/kit/index.ts';
import { RelatedPanel } from './RelatedPanel.tsx';

/** RELATED: the lists of a tab, one below the other. */
export function RelatedLists({ tab }: { tab: RelatedTab }) {
  return (
    <Stack spacing={3} sx={{ minWidth: 0 }}>
      {tab.lists.map(list => (
        <RelatedPanel key={list.resource} list={list} titled={tab.lists.length > 1} />
      ))}
    </Stack>
  );
}
